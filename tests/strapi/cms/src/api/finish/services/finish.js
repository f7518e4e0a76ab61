module.exports = require('@strapi/strapi').factories.createCoreService('api::finish.finish')
