/**
 * Dealers are always asked afresh (specification section 7): every visit to a page fetches,
 * only a page that was just rendered by the server does not ask twice.
 */

export const afresh = { staleTime: 0, refetchOnMount: false, refetchOnWindowFocus: false } as const

/** What is asked afresh is made afresh: with the answer comes the code that shows it. */
export async function withCode<TAnswer>(
  code: { fetch: () => Promise<void> },
  answer: Promise<TAnswer>,
): Promise<TAnswer> {
  const [known] = await Promise.all([answer, code.fetch()])
  return known
}
