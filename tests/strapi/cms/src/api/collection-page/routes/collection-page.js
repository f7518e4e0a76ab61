module.exports = require('@strapi/strapi').factories.createCoreRouter('api::collection-page.collection-page')
