module.exports = require('@strapi/strapi').factories.createCoreRouter('api::site-facts.site-facts')
