module.exports = require('@strapi/strapi').factories.createCoreRouter('api::search-words.search-words')
