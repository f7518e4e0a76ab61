module.exports = require('@strapi/strapi').factories.createCoreController('api::finish.finish')
