module.exports = require('@strapi/strapi').factories.createCoreService('api::opening-hours.opening-hours')
