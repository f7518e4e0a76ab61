module.exports = require('@strapi/strapi').factories.createCoreRouter('api::dealer.dealer')
