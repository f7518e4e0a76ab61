module.exports = require('@strapi/strapi').factories.createCoreController('api::collection.collection')
