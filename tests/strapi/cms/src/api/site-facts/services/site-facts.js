module.exports = require('@strapi/strapi').factories.createCoreService('api::site-facts.site-facts')
