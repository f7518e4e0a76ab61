module.exports = require('@strapi/strapi').factories.createCoreController('api::material.material')
