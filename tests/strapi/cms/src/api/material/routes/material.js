module.exports = require('@strapi/strapi').factories.createCoreRouter('api::material.material')
