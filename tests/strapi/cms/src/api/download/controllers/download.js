module.exports = require('@strapi/strapi').factories.createCoreController('api::download.download')
