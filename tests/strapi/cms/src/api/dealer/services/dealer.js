module.exports = require('@strapi/strapi').factories.createCoreService('api::dealer.dealer')
