/** Which page of the website shows a document. */
const { kinds } = require('./content-kinds.json')

const ownAddresses = {
  product: '/producten/{slug}',
  faq: '/veelgestelde-vragen/{slug}',
  vacature: '/vacatures/{slug}',
  'privacy-page': '/privacy',
}

/** The path, or null for what no page shows. */
function addressOf(kind, entry) {
  const address = kinds[kind]?.address ?? ownAddresses[kind]
  return address?.replaceAll(/\{(\w+)\}/g, (_, field) => String(entry[field] ?? '').toLowerCase()) ?? null
}

module.exports = { addressOf, kinds }
