module.exports = require('@strapi/strapi').factories.createCoreController('api::mirror.mirror')
