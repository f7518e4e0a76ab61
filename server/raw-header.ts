/** Single headers of a request as they were sent: Node's object of all of them takes longer to make than a response from memory. */
import type { IncomingMessage } from 'node:http'

/** The value of the last header of that name, given in lower case; undefined when there is none. */
export function rawHeader({ rawHeaders }: Pick<IncomingMessage, 'rawHeaders'>, name: string): string | undefined {
  for (let index = rawHeaders.length - 2; index >= 0; index -= 2)
    if (isNamed(rawHeaders[index], name)) return rawHeaders[index + 1]
  return undefined
}

/** True when there are several headers of that name. */
export function isRepeated({ rawHeaders }: Pick<IncomingMessage, 'rawHeaders'>, name: string): boolean {
  let count = 0
  for (let index = 0; index < rawHeaders.length; index += 2) if (isNamed(rawHeaders[index], name)) count += 1
  return count > 1
}

function isNamed(sent: string | undefined, name: string): boolean {
  return sent?.length === name.length && sent.toLowerCase() === name
}
