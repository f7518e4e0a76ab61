/** Answers from memory what can be, before anything is built of a request: a page that is kept costs little more than sending it. */
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { answerAtOnce, type FinishedPage } from './finished-page.ts'

/** `ready` gives the page of a request target that is spelled as the site spells it; everything else is for `next`. */
export function pagesFirst(ready: (target: string) => FinishedPage | null, next: RequestListener): RequestListener {
  return (request, response) => {
    if (!answeredFromMemory(ready, request, response)) next(request, response)
  }
}

function answeredFromMemory(ready: (target: string) => FinishedPage | null, { method = '', url = '', headers }: IncomingMessage, response: ServerResponse): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false
  const page = ready(url)
  const answer = page && answerAtOnce(page, { method, ifNoneMatch: headers['if-none-match'], acceptEncoding: headers['accept-encoding']?.toString() })
  if (!answer) return false
  response.writeHead(answer.status, [...answer.head])
  if (answer.body) response.end(answer.body)
  else response.end()
  return true
}
