module.exports = require('@strapi/strapi').factories.createCoreService('api::room.room')
