/** What every request passes. All documents of the website together are some megabytes. */
module.exports = [
  'strapi::logger',
  'strapi::errors',
  'strapi::security',
  'strapi::cors',
  'strapi::query',
  { name: 'strapi::body', config: { jsonLimit: '16mb' } },
  'strapi::session',
  'strapi::favicon',
  'strapi::public',
]
