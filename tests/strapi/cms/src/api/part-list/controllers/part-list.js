module.exports = require('@strapi/strapi').factories.createCoreController('api::part-list.part-list')
