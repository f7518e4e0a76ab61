/** How the pages read their search params, all together: in the browser they come over the line with zod (read-search.ts). */
export { articleSearchSchema as article } from '#app/features/articles/article-search.ts'

export { fitSearchSchema as fit } from '#app/features/fit/fit-search.ts'
export { resultSearchSchema as results } from '#app/features/search/result-search.ts'
