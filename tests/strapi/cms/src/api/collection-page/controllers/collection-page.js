module.exports = require('@strapi/strapi').factories.createCoreController('api::collection-page.collection-page')
