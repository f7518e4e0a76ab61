module.exports = require('@strapi/strapi').factories.createCoreService('api::download.download')
