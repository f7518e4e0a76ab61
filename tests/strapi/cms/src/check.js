/** Asks the website before a document is published whether it could show it; an editor reads its answer. Without a website, or when it is down, nothing is asked. */
const { errors } = require('@strapi/utils')
const { addressOf, kinds } = require('./addresses')
const { labels } = require('./content-kinds.json')

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
  if (problem) throw new errors.ApplicationError(sentenceOf(problem))
  const before = await strapi
    .documents(context.uid)
    .findOne({ documentId: context.params.documentId, status: 'published' })
  const published = await next()
  if (before) await keepOldAddress(addressOf(kind, before), addressOf(kind, entry))
  return published
}

function sentenceOf({ reason, where }) {
  return `Dit kan zo niet op de site${where === '' ? '' : `, bij ${placeOf(where)}`}: ${reason.replace(/\.$/, '')}.`
}

/** 'items.0.product' as the panel names it: 'Onderdelen 1, Product'. A reference to a fact stays as it is written. */
function placeOf(where) {
  if (!/^[\w.]+$/.test(where)) return where
  const parts = where.split('.').map((part) => labels[part] ?? labels[`${part}Field`] ?? part)
  return parts.reduce((place, part) => (/^\d+$/.test(part) ? `${place} ${Number(part) + 1}` : `${place}, ${part}`))
}

/** A visitor with the old address finds the new one, which is no old address any more. */
async function keepOldAddress(from, to) {
  if (from === to) return
  const redirects = strapi.documents('api::redirect.redirect')
  const alive = await redirects.findFirst({ filters: { from: to } })
  if (alive) await redirects.delete({ documentId: alive.documentId })
  const known = await redirects.findFirst({ filters: { from } })
  if (known) await redirects.update({ documentId: known.documentId, data: { to }, status: 'published' })
  else await redirects.create({ data: { from, to }, status: 'published' })
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
