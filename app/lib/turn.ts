/** Comes in the next turn of the browser, so that it can see to its visitor in between. No timer: those wait for each other, and for a clock. */
export function turn(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.addEventListener('message', () => resolve(), { once: true })
    port1.start()
    port2.postMessage(null)
  })
}
