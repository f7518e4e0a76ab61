/** The panel for editors, without surveys and offers; with a preview where the website and its secret are known. */
const { createHmac } = require('node:crypto')
const { addressOf } = require('../src/addresses')

/** ms within which a link to a preview has to be followed. */
const linkLasts = 600_000

module.exports = ({ env }) => ({
  auth: { secret: env('ADMIN_JWT_SECRET') },
  apiToken: { salt: env('API_TOKEN_SALT') },
  transfer: { token: { salt: env('TRANSFER_TOKEN_SALT') } },
  secrets: { encryptionKey: env('ENCRYPTION_KEY') },
  flags: { nps: false, promoteEE: false, docLinks: false },
  serveAdminPanel: env.bool('SERVE_ADMIN_PANEL', true),
  preview: {
    enabled: Boolean(env('SITE_URL') && env('REVALIDATE_SECRET')),
    config: {
      allowedOrigins: env('SITE_URL'),
      handler: (uid, { documentId, status }) => linkOf(env, uid, documentId, status),
    },
  },
})

/** The page that shows a document: as visitors see it, or with a signed link to its draft. Null for what no page shows. */
async function linkOf(env, uid, documentId, status) {
  const kind = uid.replace(/^api::(.+)\..+$/, '$1')
  const path = addressOf(kind, (await strapi.documents(uid).findOne({ documentId, status: 'draft' })) ?? {})
  if (path === null) return null
  if (status === 'published') return env('SITE_URL') + path
  const until = String(Date.now() + linkLasts)
  const sign = createHmac('sha256', env('REVALIDATE_SECRET')).update(`${path}\n${until}`).digest('base64url')
  return `${env('SITE_URL')}/api/voorbeeld?${new URLSearchParams({ naar: path, tot: until, teken: sign })}`
}
