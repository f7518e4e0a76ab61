module.exports = require('@strapi/strapi').factories.createCoreController('api::color.color')
