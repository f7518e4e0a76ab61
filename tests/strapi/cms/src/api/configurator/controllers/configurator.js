module.exports = require('@strapi/strapi').factories.createCoreController('api::configurator.configurator')
