/** The token in the address of a link: text, or nothing. */

export const linkSearch = { parse: ({ token }: Record<string, unknown>) => ({ token: typeof token === 'string' && token.length <= 200 ? token : '' }) }
