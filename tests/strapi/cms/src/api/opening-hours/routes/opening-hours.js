module.exports = require('@strapi/strapi').factories.createCoreRouter('api::opening-hours.opening-hours')
