module.exports = require('@strapi/strapi').factories.createCoreRouter('api::mirror.mirror')
