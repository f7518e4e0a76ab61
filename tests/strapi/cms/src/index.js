/** What happens at every start: an empty database is filled, and the website is told about changes when its address and secret are known. */
const { checkBeforePublishing } = require('./check')
const { labelDocuments } = require('./documents')
const { keepSchedule } = require('./schedule')
const { seed } = require('./seed')

module.exports = {
  register({ strapi }) {
    strapi.documents.use(checkBeforePublishing)
  },
  async bootstrap({ strapi }) {
    await seed(strapi)
    await labelDocuments(strapi)
    await keepWebhook(strapi)
    keepSchedule(strapi)
  },
}

/** Events after which the website drops what it remembers. A draft that is saved sends entry.update as well; the website leaves that alone. */
const events = [
  'entry.create',
  'entry.update',
  'entry.delete',
  'entry.publish',
  'entry.unpublish',
  'media.create',
  'media.update',
  'media.delete',
]

/** One webhook named 'Website' that goes to SITE_URL with the secret; without these two variables the editors' own webhooks are all there is. */
async function keepWebhook(strapi) {
  const { SITE_URL: site, REVALIDATE_SECRET: secret } = process.env
  if (!site || !secret) return
  const [store, runner] = [strapi.get('webhookStore'), strapi.get('webhookRunner')]
  const wanted = {
    name: 'Website',
    url: `${site}/api/revalidate`,
    headers: { 'X-Revalidate-Secret': secret },
    events,
    isEnabled: true,
  }
  const known = (await store.findWebhooks()).find((webhook) => webhook.name === wanted.name)
  if (known) runner.update(await store.updateWebhook(known.id, { ...known, ...wanted }))
  else runner.add(await store.createWebhook(wanted))
}
