module.exports = require('@strapi/strapi').factories.createCoreService('api::privacy-page.privacy-page')
