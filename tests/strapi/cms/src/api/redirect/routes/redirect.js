module.exports = require('@strapi/strapi').factories.createCoreRouter('api::redirect.redirect')
