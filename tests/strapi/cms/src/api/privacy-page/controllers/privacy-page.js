module.exports = require('@strapi/strapi').factories.createCoreController('api::privacy-page.privacy-page')
