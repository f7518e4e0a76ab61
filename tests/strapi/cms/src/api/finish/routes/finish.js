module.exports = require('@strapi/strapi').factories.createCoreRouter('api::finish.finish')
