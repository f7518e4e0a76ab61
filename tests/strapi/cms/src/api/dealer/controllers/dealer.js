module.exports = require('@strapi/strapi').factories.createCoreController('api::dealer.dealer')
