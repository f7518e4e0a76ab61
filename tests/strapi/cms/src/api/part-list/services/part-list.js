module.exports = require('@strapi/strapi').factories.createCoreService('api::part-list.part-list')
