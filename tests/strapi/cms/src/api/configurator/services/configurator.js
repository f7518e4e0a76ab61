module.exports = require('@strapi/strapi').factories.createCoreService('api::configurator.configurator')
