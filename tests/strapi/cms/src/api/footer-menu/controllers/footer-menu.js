module.exports = require('@strapi/strapi').factories.createCoreController('api::footer-menu.footer-menu')
