/** Headers of mail that a program sends and that somebody can unsubscribe from with one press (RFC 2369, 3834 and 8058). */
export type MessageHeaders = Record<string, string | { prepared: true; value: string }>

/** `unsubscribe` is an https address that takes a POST. */
export function listHeaders(unsubscribe: string): MessageHeaders {
  return {
    // On one line: some mail programs do not look for the address on the next.
    'List-Unsubscribe': { prepared: true, value: `<${unsubscribe}>` },
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    'Auto-Submitted': 'auto-generated',
  }
}
