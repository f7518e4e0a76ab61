module.exports = require('@strapi/strapi').factories.createCoreController('api::opening-hours.opening-hours')
