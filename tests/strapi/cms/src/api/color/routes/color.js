module.exports = require('@strapi/strapi').factories.createCoreRouter('api::color.color')
