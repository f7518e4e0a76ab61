module.exports = require('@strapi/strapi').factories.createCoreRouter('api::privacy-page.privacy-page')
