module.exports = require('@strapi/strapi').factories.createCoreController('api::search-words.search-words')
