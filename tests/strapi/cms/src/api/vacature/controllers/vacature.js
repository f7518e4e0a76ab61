module.exports = require('@strapi/strapi').factories.createCoreController('api::vacature.vacature')
