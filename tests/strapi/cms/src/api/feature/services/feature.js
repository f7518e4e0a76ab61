module.exports = require('@strapi/strapi').factories.createCoreService('api::feature.feature')
