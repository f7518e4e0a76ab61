/** What a process opens once, when it is first needed. */

type Closable = { close: () => Promise<void> }

/** `get` opens at the first call, and again after a failure. `close` does nothing to what was never opened. */
export function openedOnce<TService extends Closable>(
  open: () => Promise<TService>,
): { get: () => Promise<TService>; close: () => Promise<void> } {
  let opened: Promise<TService> | undefined
  return {
    get(): Promise<TService> {
      opened ??= open().catch((error: unknown) => {
        opened = undefined
        throw error
      })
      return opened
    },
    async close(): Promise<void> {
      const closing = opened
      opened = undefined
      await (await closing?.catch(() => undefined))?.close()
    },
  }
}
