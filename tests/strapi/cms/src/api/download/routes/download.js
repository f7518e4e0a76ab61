module.exports = require('@strapi/strapi').factories.createCoreRouter('api::download.download')
