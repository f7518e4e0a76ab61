/** Writes many documents at once, all or none; an entry that the server refuses is named in its answer. */
const { changeDocuments } = require('../../../documents')

module.exports = () => ({
  async apply(ctx) {
    const { changes } = ctx.request.body
    if (!Array.isArray(changes)) ctx.throw(400, 'There is no list of changes')
    await changeDocuments(strapi, changes)
    ctx.body = { changed: changes.length }
  },
})
