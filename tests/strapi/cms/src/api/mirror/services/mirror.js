module.exports = require('@strapi/strapi').factories.createCoreService('api::mirror.mirror')
