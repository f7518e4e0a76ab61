module.exports = require('@strapi/strapi').factories.createCoreRouter('api::vacature.vacature')
