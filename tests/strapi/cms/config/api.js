/** Unknown query parameters are refused instead of overlooked; 100 entries a page at most. */
module.exports = {
  rest: { defaultLimit: 25, maxLimit: 100, withCount: true, strictParams: true },
  documents: { strictParams: true, strictRelations: true },
}
