module.exports = require('@strapi/strapi').factories.createCoreRouter('api::feature.feature')
