/** Asks the website before a document is published whether it could show it; an editor reads its answer. Without a website, or when it is down, nothing is asked. */
const { errors } = require('@strapi/utils')
const { kinds } = require('./content-kinds.json')

/** ms that the website may take. */
const patience = 10_000

async function checkBeforePublishing(context, next) {
  const kind = context.uid.replace(/^api::(.+)\..+$/, '$1')
  if (context.action !== 'publish' || !Object.hasOwn(kinds, kind)) return next()
  const { SITE_URL: site, REVALIDATE_SECRET: secret } = process.env
  if (!site || !secret) return next()
  const entry = await strapi
    .documents(context.uid)
    .findOne({ documentId: context.params.documentId, status: 'draft', populate: kinds[kind].populate })
  const problem = await problemOf(site, secret, { kind, entry })
  if (problem) throw new errors.ApplicationError(problem)
  return next()
}

async function problemOf(site, secret, question) {
  try {
    const response = await fetch(`${site}/api/content-check`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-revalidate-secret': secret },
      body: JSON.stringify(question),
      signal: AbortSignal.timeout(patience),
    })
    return response.ok ? (await response.json()).problem : null
  } catch {
    return null // the website keeps what it has when it cannot show an entry
  }
}

module.exports = { checkBeforePublishing }
