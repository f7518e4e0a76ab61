module.exports = require('@strapi/strapi').factories.createCoreService('api::variant.variant')
