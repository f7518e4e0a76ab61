module.exports = require('@strapi/strapi').factories.createCoreService('api::collection.collection')
