/** The documents of the website's own kinds (content-kinds.json, made by `npm run cms:types`): written as a whole, and named in Dutch in the panel. */
const { errors } = require('@strapi/utils')
const { hints, kinds, labels } = require('./content-kinds.json')

/** Where an entry of a zone says which component it is. */
const zoneKind = '__component'
const uid = (kind) => `api::${kind}.${kind}`

/**
 * Creates, changes and removes documents, all or none: `{ kind, documentId, data }`, without `documentId` for a new one, with `data: null` to
 * remove it. What is written is published.
 */
async function changeDocuments(strapi, changes) {
  await strapi.db.transaction(async () => {
    const written = new Map()
    for (const { kind, documentId, data } of changes) {
      if (!Object.hasOwn(kinds, kind)) throw new errors.ValidationError(`There are no documents of kind ${kind}`)
      const documents = strapi.documents(uid(kind))
      if (data === null) await documents.delete({ documentId })
      else {
        // A new one is there with its name before anything refers to it.
        const id = documentId ?? (await documents.create({ data: nameOf(kind, data) })).documentId
        written.set(id, { kind, data })
      }
    }
    const find = finder(strapi)
    for (const change of written.values()) {
      change.named = new Set()
      const { attributes } = strapi.contentType(uid(change.kind))
      change.data = await withDocuments(strapi, attributes, change.data, async (target, name) => {
        const found = await find(target, name)
        change.named.add(found)
        return found
      })
    }
    await publishInOrder(strapi, written)
  })
}

/** As little of an entry as the server takes: the field that tells it from others, and lists without anything in them. */
function nameOf(kind, data) {
  const kept = Object.entries(data).map(([field, value]) => [field, Array.isArray(value) ? [] : value])
  return Object.fromEntries(kept.filter(([field, value]) => field === kinds[kind].key || Array.isArray(value)))
}

/** Writes each document after those that it names: a published one can only name published ones. Where two name each other one is written again. */
async function publishInOrder(strapi, written) {
  const [begun, ended, again] = [new Set(), new Set(), new Set()]
  const write = (documentId) => {
    const { kind, data } = written.get(documentId)
    return strapi.documents(uid(kind)).update({ documentId, data, status: 'published' })
  }
  const writeAfterOthers = async (documentId) => {
    begun.add(documentId)
    for (const other of written.get(documentId).named) {
      if (written.has(other) && !begun.has(other)) await writeAfterOthers(other)
      if (written.has(other) && !ended.has(other)) again.add(documentId)
    }
    await write(documentId)
    ended.add(documentId)
  }
  for (const documentId of written.keys()) if (!begun.has(documentId)) await writeAfterOthers(documentId)
  for (const documentId of again) await write(documentId)
}

/** Looks up what the server calls the document of a type with a name. */
function finder(strapi) {
  const known = new Map()
  return async (target, name) => {
    const key = kinds[target.split('.')[1]]?.key ?? 'slug'
    if (!known.has(target)) {
      const all = await strapi.documents(target).findMany({ fields: [key] })
      known.set(target, new Map(all.map((one) => [one[key], one.documentId])))
    }
    const found = known.get(target).get(name)
    if (!found) throw new errors.ValidationError(`There is no ${target.split('.')[1]} ${name}`)
    return found
  }
}

/** The data of an entry with documents in place of their names. */
async function withDocuments(strapi, attributes, data, find) {
  const of = async ({ type, target, component }, value) => {
    if (type === 'relation') return find(target, value)
    if (type !== 'component' && type !== 'dynamiczone') return value
    return withDocuments(strapi, strapi.components[component ?? value[zoneKind]].attributes, value, find)
  }
  const resolved = {}
  for (const [field, value] of Object.entries(data)) {
    const attribute = attributes[field]
    if (!attribute || value === null || value === undefined) resolved[field] = value
    else if (Array.isArray(value)) {
      resolved[field] = []
      for (const one of value) resolved[field].push(await of(attribute, one))
    } else resolved[field] = await of(attribute, value)
  }
  return resolved
}

/** Gives every field that still has its own name the Dutch one, in types and in components. */
async function labelDocuments(strapi) {
  const manager = strapi.plugin('content-manager')
  for (const [kind, { main }] of Object.entries(kinds))
    await label(manager.service('content-types'), { uid: uid(kind) }, main)
  for (const component of Object.values(strapi.components)) {
    const first = ['title', 'label', 'name', 'question', 'value', 'text', 'media'].find(
      (field) => component.attributes[field],
    )
    await label(manager.service('components'), component, first)
  }
}

async function label(service, type, main) {
  const { settings, metadatas, layouts } = await service.findConfiguration(type)
  let isChanged = false
  for (const [field, { edit, list }] of Object.entries(metadatas)) {
    const ownName = `${type.uid.split('.').at(-1)}.${field}`
    const own = labels[ownName]
    if (!labels[field] || edit.label !== field) continue
    edit.label = own ?? labels[field]
    edit.description = hints[ownName] ?? (own ? '' : (hints[field] ?? ''))
    const target = type.attributes?.[field]?.target ?? strapi.contentTypes[type.uid]?.attributes[field]?.target
    if (target) edit.mainField = kinds[target.split('.')[1]]?.main ?? 'name'
    list.label = edit.label
    isChanged = true
  }
  if (!isChanged) return
  const named = main ? { ...settings, mainField: main } : settings
  await service.updateConfiguration(type, { settings: named, metadatas, layouts })
}

module.exports = { changeDocuments, kinds, labelDocuments }
