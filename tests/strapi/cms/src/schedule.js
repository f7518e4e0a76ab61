/** Publishes a draft at the moment that its editor chose, and takes a document off the site at another. Only the draft holds these moments. */

/** Every ten seconds; the field and what is done when its moment has come. */
const rule = '*/10 * * * * *'
const moments = [
  { field: 'publishOn', act: 'publish' },
  { field: 'unpublishOn', act: 'unpublish' },
]

function keepSchedule(strapi) {
  let isBusy = false
  const task = async () => {
    if (isBusy) return
    isBusy = true
    await actOnMoments(strapi, new Date()).finally(() => {
      isBusy = false
    })
  }
  strapi.cron.add({ schedule: { task, options: { rule } } })
}

/** Does what is due. What the website refuses stays a draft with its moment, and is tried again until it is mended. */
async function actOnMoments(strapi, now) {
  for (const { uid, attributes } of Object.values(strapi.contentTypes)) {
    for (const { field, act } of moments.filter((moment) => attributes[moment.field])) {
      const documents = strapi.documents(uid)
      const filters = { [field]: { $lte: now.toISOString() } }
      for (const { documentId } of await documents.findMany({ status: 'draft', filters, fields: [field] })) {
        try {
          await strapi.db.transaction(async () => {
            await documents.update({ documentId, data: { [field]: null } })
            await documents[act]({ documentId })
          })
        } catch (error) {
          strapi.log.warn(`${act} ${uid} ${documentId}: ${error.message}`)
        }
      }
    }
  }
}

module.exports = { keepSchedule }
