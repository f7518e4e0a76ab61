module.exports = require('@strapi/strapi').factories.createCoreRouter('api::footer-menu.footer-menu')
