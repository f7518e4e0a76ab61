module.exports = require('@strapi/strapi').factories.createCoreController('api::showroom.showroom')
