module.exports = require('@strapi/strapi').factories.createCoreService('api::material.material')
