module.exports = require('@strapi/strapi').factories.createCoreService('api::mobile-menu.mobile-menu')
