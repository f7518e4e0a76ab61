module.exports = require('@strapi/strapi').factories.createCoreRouter('api::room.room')
