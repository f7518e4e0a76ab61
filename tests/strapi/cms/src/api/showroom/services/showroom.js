module.exports = require('@strapi/strapi').factories.createCoreService('api::showroom.showroom')
