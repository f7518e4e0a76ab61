module.exports = require('@strapi/strapi').factories.createCoreRouter('api::part-list.part-list')
