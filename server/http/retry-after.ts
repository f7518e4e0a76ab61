/** Seconds after which a client may try again what cannot be read now. */
export const retryAfter = 10
