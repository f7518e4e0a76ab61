module.exports = require('@strapi/strapi').factories.createCoreService('api::vacature.vacature')
