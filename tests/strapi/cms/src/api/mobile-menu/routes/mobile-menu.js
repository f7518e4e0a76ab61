module.exports = require('@strapi/strapi').factories.createCoreRouter('api::mobile-menu.mobile-menu')
