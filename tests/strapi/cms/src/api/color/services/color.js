module.exports = require('@strapi/strapi').factories.createCoreService('api::color.color')
