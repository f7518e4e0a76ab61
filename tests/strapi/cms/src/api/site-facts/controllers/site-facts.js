module.exports = require('@strapi/strapi').factories.createCoreController('api::site-facts.site-facts')
