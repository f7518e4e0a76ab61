module.exports = require('@strapi/strapi').factories.createCoreRouter('api::variant.variant')
