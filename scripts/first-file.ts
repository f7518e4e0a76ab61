/** The file that every page begins with (app/shell/document/first-lines.ts), and its name for the pages. */
import { createHash } from 'node:crypto'
import type { Plugin } from 'vite'
import { firstLines } from '../app/shell/document/first-lines.ts'

const fileName = `assets/first-${createHash('sha256').update(firstLines).digest('base64url').slice(0, 7)}.js`

export const firstFile: Plugin = {
  name: 'first-file',
  config: () => ({ define: { 'import.meta.env.FIRST_FILE': JSON.stringify(`/${fileName}`) } }),
  configureServer({ middlewares }) {
    middlewares.use(`/${fileName}`, (_, answer) => {
      answer.setHeader('content-type', 'text/javascript').end(firstLines)
    })
  },
  generateBundle() {
    if (this.environment.name === 'client') this.emitFile({ type: 'asset', fileName, source: firstLines })
  },
}
