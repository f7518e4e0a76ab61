module.exports = require('@strapi/strapi').factories.createCoreController('api::header-menu.header-menu')
