/** The documents of the website's own kinds (content-kinds.json, made by `npm run cms:types`): written as a whole, and named in Dutch in the panel. */
const { hints, kinds, labels } = require('./content-kinds.json')

const uid = (kind) => `api::${kind}.${kind}`

/**
 * Creates, changes and removes documents, all or none: `{ kind, documentId, data }`, without `documentId` for a new one, with `data: null` to
 * remove it. What is written is published.
 */
async function changeDocuments(strapi, changes) {
  await strapi.db.transaction(async () => {
    for (const { kind, documentId, data } of changes) {
      if (!Object.hasOwn(kinds, kind)) throw new Error(`There are no documents of kind ${kind}`)
      const documents = strapi.documents(uid(kind))
      if (data === null) await documents.delete({ documentId })
      else if (documentId) await documents.update({ documentId, data, status: 'published' })
      else await documents.create({ data, status: 'published' })
    }
  })
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
    if (!labels[field] || edit.label !== field) continue
    edit.label = labels[field]
    edit.description = hints[field] ?? ''
    list.label = labels[field]
    isChanged = true
  }
  if (!isChanged) return
  const named = main ? { ...settings, mainField: main } : settings
  await service.updateConfiguration(type, { settings: named, metadatas, layouts })
}

module.exports = { changeDocuments, kinds, labelDocuments }
