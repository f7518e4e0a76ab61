/**
 * Fills an empty database from the file that SEED_FILE names (scripts/cms-seed.ts): entries, files, languages, read
 * permission for anonymous visitors, labels of the panel, and a token that may read. All or nothing, and once: what
 * editors wrote afterwards is never touched.
 */
const { copyFileSync, mkdirSync, readFileSync, writeFileSync } = require('node:fs')
const { join } = require('node:path')
const { changeDocuments, kinds } = require('./documents')
const labels = require('./labels')

/** Each after those that it relates to. */
const types = [
  'category',
  'collection',
  'feature',
  'material',
  'color',
  'variant',
  'product',
  'faq',
  'vacature',
  'privacy-page',
]
const uid = (type) => `api::${type}.${type}`
const languages = { en: 'Engels', de: 'Duits' }

exports.seed = async (strapi) => {
  const facts = strapi.store({ type: 'core', name: 'website' })
  if (!process.env.SEED_FILE || (await facts.get({ key: 'seeded' }))) return
  const started = Date.now()
  const content = JSON.parse(readFileSync(process.env.SEED_FILE, 'utf8'))
  await strapi.db.transaction(async ({ trx }) => {
    await fill(strapi, trx, content)
    await changeDocuments(strapi, content.documents ?? [])
    await open(strapi)
    await labelFields(strapi)
    if (process.env.TOKEN_FILE) await writeToken(strapi, process.env.TOKEN_FILE, 'read-only')
    if (process.env.PUSH_TOKEN_FILE) await writeToken(strapi, process.env.PUSH_TOKEN_FILE, 'full-access')
    await facts.set({ key: 'seeded', value: true })
  })
  strapi.log.info(`Filled the database in ${Date.now() - started} ms`)
}

async function fill(strapi, trx, content) {
  const files = await copyFiles(strapi, content.files)
  const known = new Map()
  const document = (type, key) => known.get(`${type} ${key}`)

  /** Creates one entry with its variants. Times are written afterwards: Strapi would set its own. */
  const create = async (
    type,
    { createdAt, updatedAt = createdAt, status = 'published', change, locale, ...fields },
  ) => {
    const documents = strapi.documents(uid(type))
    const { options, attributes, collectionName } = strapi.contentType(uid(type))
    const given = {
      data: await resolved(attributes, fields),
      ...(locale && { locale }),
      ...(options.draftAndPublish && { status }),
    }
    const key = `${type} ${locale ? type : (fields.slug ?? fields.article)}`
    const { documentId } = known.has(key)
      ? await documents.update({ documentId: known.get(key), ...given })
      : await documents.create(given)
    known.set(key, documentId)
    if (createdAt) {
      const rows = trx(collectionName).where({ document_id: documentId, ...(locale && { locale }) })
      await rows.update({ created_at: Date.parse(createdAt), updated_at: Date.parse(updatedAt) })
    }
    if (change) await documents.update({ documentId, data: change, status: 'draft' })
    return documentId
  }
  /** The fields that the type has, with ids of files and entries for their addresses and slugs. */
  const resolved = async (attributes, fields) => {
    const data = {}
    for (const [field, value] of Object.entries(fields))
      if (attributes[field]) data[field] = await eachOf(value, (one) => resolvedValue(attributes[field], one))
    return data
  }
  const resolvedValue = ({ type, target, component }, value) => {
    if (type === 'media') return files.get(value)
    if (type === 'component') return resolved(strapi.components[component].attributes, value)
    if (type !== 'relation') return value
    const targetType = target.split('.')[1]
    return typeof value === 'string' ? document(targetType, value) : create(targetType, value)
  }
  const eachOf = async (value, resolve) => {
    if (!Array.isArray(value)) return value === null ? null : resolve(value)
    const list = []
    for (const one of value) list.push(await resolve(one))
    return list
  }

  const locales = strapi.plugin('i18n').service('locales')
  for (const { locale } of content['privacy-page'])
    if (!(await locales.findByCode(locale)))
      await locales.create({ code: locale, name: `${languages[locale] ?? locale} (${locale})` })
  for (const type of types) for (const entry of content[type] ?? []) await create(type, entry)
}

/** Copies files to /uploads with rows in the media library; without smaller sizes, which the website makes itself. */
async function copyFiles(strapi, files) {
  const folder = join(strapi.dirs.static.public, 'uploads')
  mkdirSync(folder, { recursive: true })
  const ids = new Map()
  for (const { url, from, ...fields } of files) {
    const hash = url.replace(/^\/media\/|\.\w+$/g, '').replaceAll('/', '_')
    const file = hash + fields.ext
    copyFileSync(from, join(folder, file))
    const data = { ...fields, name: file, hash, url: `/uploads/${file}`, provider: 'local', folderPath: '/' }
    ids.set(url, (await strapi.db.query('plugin::upload.file').create({ data })).id)
  }
  return ids
}

/** Anonymous visitors may read every type. */
async function open(strapi) {
  const role = await strapi.db.query('plugin::users-permissions.role').findOne({ where: { type: 'public' } })
  const single = (type) => type === 'privacy-page' || kinds[type]?.isSingle
  for (const type of [...types, ...Object.keys(kinds)]) {
    for (const action of single(type) ? ['find'] : ['find', 'findOne'])
      await strapi.db
        .query('plugin::users-permissions.permission')
        .create({ data: { action: `${uid(type)}.${action}`, role: role.id } })
  }
}

/** Labels and explanations of the fields in Dutch, and the columns of the lists. */
async function labelFields(strapi) {
  const service = strapi.plugin('content-manager').service('content-types')
  for (const type of types) {
    const { settings, metadatas, layouts } = await service.findConfiguration({ uid: uid(type) })
    const { list, main, fields } = labels[type]
    for (const [field, words] of Object.entries(fields)) {
      if (!metadatas[field]) throw new Error(`There is no field ${field} in ${type}`)
      const [label, description = ''] = [words].flat()
      Object.assign(metadatas[field].edit, { label, description })
      metadatas[field].list.label = label
      const related = labels[strapi.contentType(uid(type)).attributes[field].target?.split('.')[1]]
      if (related) metadatas[field].edit.mainField = related.main
    }
    await service.updateConfiguration(
      { uid: uid(type) },
      {
        settings: { ...settings, mainField: main, defaultSortBy: main, pageSize: 50 },
        metadatas,
        layouts: { ...layouts, list },
      },
    )
  }
}

/** A token in the file that `path` names: with which the website reads, or with which content/ is pushed. */
async function writeToken(strapi, path, type) {
  const { accessKey } = await strapi.service('admin::api-token').create({
    name: type === 'read-only' ? 'Website' : 'Inhoud schrijven',
    description: type === 'read-only' ? 'Waarmee de website leest (CMS_TOKEN)' : 'Voor content:push (CMS_PUSH_TOKEN)',
    kind: 'content-api',
    type,
    lifespan: null,
  })
  writeFileSync(path, accessKey, { mode: 0o600 })
}
