module.exports = require('@strapi/strapi').factories.createCoreService('api::collection-page.collection-page')
