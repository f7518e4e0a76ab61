module.exports = require('@strapi/strapi').factories.createCoreController('api::room.room')
