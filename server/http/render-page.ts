/** Makes pages by React and the router. */
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { getSsrStatus, transformHtmlStringWithRouter } from '@tanstack/react-router/ssr/server'
import { createStartHandler, defaultRenderHandler, StartServer } from '@tanstack/react-start/server'
import { keepHtml, withMarks, type KeptPart } from '#app/lib/kept-html.ts'
import { routerLines } from '#app/lib/router-lines.ts'
import { reportProblem } from '#server/problem-report.ts'
import { keepText, markOf, type PageText } from './page-text.ts'

// While the site is being written its parts change under one's hands.
if (import.meta.env.PROD) keepHtml((part, identifierPrefix) => renderToString(part, { identifierPrefix }))

/** Requests that are answered with a text, and that text once it is made. */
const asked = new WeakMap<Request, PageText | null>()

/** Without what stands in the file that every page begins with, or says nothing. */
function lean(text: string): string {
  return text.replace(routerLines.before, '').replace(routerLines.after, '').replace(routerLines.boundary, '')
}

/** The way of any request through the router. */
export const handle = createStartHandler(async (page) => {
  const { request, router, responseHeaders } = page
  if (!asked.has(request)) return defaultRenderHandler(page)
  try {
    const parts: KeptPart[] = []
    const html = withMarks(
      (part) => markOf(parts.push(part) - 1),
      () => renderToString(createElement(StartServer, { router })),
    )
    asked.set(request, { text: lean(await transformHtmlStringWithRouter(router, html)), parts })
    return new Response(null, { status: getSsrStatus(router), headers: responseHeaders })
  } catch (error) {
    reportProblem({ event: 'page-not-rendered', error })
    return new Response('Internal Server Error', { status: 500, headers: responseHeaders })
  } finally {
    router.serverSsr?.cleanup()
  }
})

/** The answer to a request for a page; what it says is told by `textOf`. */
export async function renderPage(request: Request): Promise<Response> {
  asked.set(request, null)
  const answer = await handle(request)
  const text = asked.get(request)
  if (text) keepText(answer, text)
  return answer
}
