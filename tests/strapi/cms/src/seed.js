/**
 * Fills an empty database from the file that SEED_FILE names (scripts/cms-seed.ts writes it): entries, pictures, languages, what anonymous visitors
 * may read, how the panel names the fields, and a reading token. All or nothing, and once: what editors wrote afterwards is never touched.
 */
const { copyFileSync, mkdirSync, readFileSync, writeFileSync } = require('node:fs')
const { join } = require('node:path')
const labels = require('./labels')

const types = [
  'product',
  'variant',
  'color',
  'category',
  'collection',
  'feature',
  'material',
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
    await open(strapi)
    await name(strapi)
    if (process.env.TOKEN_FILE) await writeToken(strapi, process.env.TOKEN_FILE)
    await facts.set({ key: 'seeded', value: content.hash })
  })
  strapi.log.info(`Filled the database in ${Date.now() - started} ms`)
}

async function fill(strapi, trx, content) {
  const files = await copyFiles(strapi, [
    ...content.pictures.map(({ media, ...picture }) => ({ ...picture, key: media, ext: '.webp', mime: 'image/webp' })),
    ...content.drawings.map(({ address, ...drawing }) => ({
      ...drawing,
      key: address,
      alt: null,
      width: null,
      height: null,
      ext: '.svg',
      mime: 'image/svg+xml',
    })),
  ])
  const file = (key) => (key === null ? null : files.get(key))
  const known = new Map()
  const document = (type, key) => known.get(`${type} ${key}`)

  /** Creates one entry; `key` is what others call it by. Times go in afterwards, past Strapi, which would write its own. */
  const create = async (
    type,
    key,
    { createdAt, updatedAt = createdAt, status = 'published', change, ...data },
    locale,
  ) => {
    const documents = strapi.documents(uid(type))
    const given = {
      ...(locale && { locale }),
      ...(strapi.contentType(uid(type)).options.draftAndPublish && { status }),
    }
    const before = document(type, key)
    const { documentId } = before
      ? await documents.update({ documentId: before, data, ...given })
      : await documents.create({ data, ...given })
    known.set(`${type} ${key}`, documentId)
    if (createdAt) {
      const rows = trx(strapi.contentType(uid(type)).collectionName).where(
        locale ? { document_id: documentId, locale } : { document_id: documentId },
      )
      await rows.update({ created_at: Date.parse(createdAt), updated_at: Date.parse(updatedAt) })
    }
    if (change) await documents.update({ documentId, data: change, status: 'draft' })
    return documentId
  }

  for (const type of ['category', 'collection', 'feature', 'material'])
    for (const entry of content[type]) await create(type, entry.slug, entry)
  for (const { texture_image, material, ...color } of content.color)
    await create('color', color.slug, {
      ...color,
      texture_image: file(texture_image),
      material: document('material', material),
    })
  for (const { variants, ...product } of content.product) {
    const made = []
    for (const variant of variants) {
      made.push(
        await create('variant', variant.article, {
          ...variant,
          images: variant.images.map(file),
          technical_drawing: file(variant.technical_drawing),
          color_textures: variant.color_textures.map((slug) => document('color', slug)),
          materials: variant.materials.map((slug) => document('material', slug)),
        }),
      )
    }
    const many = (type, slugs) => slugs.map((slug) => document(type, slug))
    await create('product', product.slug, {
      ...product,
      variants: made,
      featured_image: file(product.featured_image),
      gallery: product.gallery.map(file),
      technical_drawing: file(product.technical_drawing),
      categories: many('category', product.categories),
      collections: many('collection', product.collections),
      features: many('feature', product.features),
    })
  }
  for (const faq of content.faq) await create('faq', faq.slug, faq)
  for (const vacancy of content.vacature) await create('vacature', vacancy.slug, vacancy)

  const locales = strapi.plugin('i18n').service('locales')
  for (const { locale, ...page } of content['privacy-page']) {
    if (!(await locales.findByCode(locale)))
      await locales.create({ code: locale, name: `${languages[locale] ?? locale} (${locale})` })
    await create('privacy-page', 'privacy', page, locale)
  }
}

/** Pictures and drawings as files under /uploads and rows of the media library, as large as they are: no smaller copies, the website makes its own. */
async function copyFiles(strapi, files) {
  const folder = join(strapi.dirs.static.public, 'uploads')
  mkdirSync(folder, { recursive: true })
  const ids = new Map()
  for (const { key, from, alt, width, height, bytes, ext, mime } of files) {
    const hash = key.replace(/^\/|\.\w+$/g, '').replaceAll('/', '_')
    copyFileSync(from, join(folder, hash + ext))
    const row = await strapi.db.query('plugin::upload.file').create({
      data: {
        name: hash + ext,
        alternativeText: alt,
        width,
        height,
        formats: null,
        hash,
        ext,
        mime,
        size: Math.round(bytes / 10) / 100,
        url: `/uploads/${hash}${ext}`,
        provider: 'local',
        folderPath: '/',
      },
    })
    ids.set(key, row.id)
  }
  return ids
}

/** Anonymous visitors may read every type. */
async function open(strapi) {
  const role = await strapi.db.query('plugin::users-permissions.role').findOne({ where: { type: 'public' } })
  for (const type of types) {
    for (const action of type === 'privacy-page' ? ['find'] : ['find', 'findOne'])
      await strapi.db
        .query('plugin::users-permissions.permission')
        .create({ data: { action: `${uid(type)}.${action}`, role: role.id } })
  }
}

/** Dutch names and explanations of the fields, and lists that show what editors look for. */
async function name(strapi) {
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

/** A token with which the website may read, kept where its operator finds it. */
async function writeToken(strapi, path) {
  const { accessKey } = await strapi.service('admin::api-token').create({
    name: 'Website',
    description: 'Waarmee de website leest (CMS_TOKEN)',
    kind: 'content-api',
    type: 'read-only',
    lifespan: null,
  })
  writeFileSync(path, accessKey, { mode: 0o600 })
}
