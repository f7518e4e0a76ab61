/** For `npm run content:push`, with a token that may write. */
module.exports = { routes: [{ method: 'POST', path: '/push', handler: 'api::push.push.apply' }] }
