/** A page as it was rendered, without what differs between two renders of the same content: times, and where its stream was cut into scripts. */
export function rendered(html: string): string {
  return html.replaceAll('</script><script data-tsr-stream-part="">', ';').replaceAll(/\d{13}/g, '')
}
