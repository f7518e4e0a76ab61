module.exports = require('@strapi/strapi').factories.createCoreRouter('api::configurator.configurator')
