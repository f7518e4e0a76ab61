module.exports = require('@strapi/strapi').factories.createCoreController('api::mobile-menu.mobile-menu')
