module.exports = require('@strapi/strapi').factories.createCoreController('api::feature.feature')
