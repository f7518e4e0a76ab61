/** The paper and the ground of tokens.css, for the browser's own bars; a test holds the two against each other. */
export const themeColor = { light: '#f6f3ec', dark: '#151311' } as const
