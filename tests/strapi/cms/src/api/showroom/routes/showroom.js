module.exports = require('@strapi/strapi').factories.createCoreRouter('api::showroom.showroom')
