module.exports = require('@strapi/strapi').factories.createCoreService('api::header-menu.header-menu')
