module.exports = require('@strapi/strapi').factories.createCoreService('api::search-words.search-words')
