module.exports = require('@strapi/strapi').factories.createCoreController('api::variant.variant')
