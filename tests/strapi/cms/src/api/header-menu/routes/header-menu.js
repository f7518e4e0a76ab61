module.exports = require('@strapi/strapi').factories.createCoreRouter('api::header-menu.header-menu')
