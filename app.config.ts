/**
 * The one build and development configuration: Vite reads it through `--config app.config.ts`.
 * docs/decisions/0001 tells why it is Vite's and not vinxi's.
 */
import { createHash } from 'node:crypto'
import { relative } from 'node:path'
import { tanstackStart } from '@tanstack/react-start/plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Rolldown } from 'vite'

/** Changes only when a library is upgraded, so that returning visitors keep it in their cache. */
const framework =
  /node_modules[\\/](?:react|react-dom|scheduler|@tanstack[\\/](?:[\w-]*router[\w-]*|history|[\w-]*store|[\w-]*query[\w-]*)|seroval|seroval-plugins|cookie-es)[\\/]/

/** Styles that pages of one piece of furniture (product, mirror, collection, set) share, and their smallest part: apart they are six files that the first paint waits for. */
const furniture =
  /[\\/](?:(?:ui[\\/](?:gallery|model-viewer|drawing|link-choice)|sections[\\/](?:item-page|fit-invitation))[\\/][\w-]+\.module\.css|ui[\\/]length-field[\\/])/

/** What every page loads, in two files, and in a third what a good part of them share: without them a page loads fifty small files. */
const clientGroups: Rolldown.CodeSplittingGroup[] = [
  { name: 'framework', test: framework, priority: 3 },
  { name: 'start', tags: ['$initial'], priority: 2 },
  { name: 'common', minShareCount: 8, priority: 1 },
  { name: 'furniture', test: furniture, minShareCount: 2 },
]

/** Packages that the server loads on first use. All others are bundled, because resolving hundreds of small files is a third of the start time. */
const external = [
  'sharp',
  'pdfkit',
  'nodemailer',
  'pg',
  'redis',
  '@fontsource/atkinson-hyperlegible',
  '@fontsource/instrument-serif',
]

/** Server functions that were once in another file. */
const movedFromPages =
  /^server\/(?:articles|assembly|collections|dealers|downloads|faq|favourites|finishes|mirrors|rooms|vacancies)\/(?=[\w-]+\.functions\.ts$)/
const movedFromFile: Readonly<Record<string, string>> = {
  fetchProduct_createServerFn_handler: 'server/catalogue/catalogue.functions.ts',
  fetchRooms_createServerFn_handler: 'server/pages/pages.functions.ts',
  fetchPrivacyPage_createServerFn_handler: 'server/pages/pages.functions.ts',
}

/** The id of a server function: that of Start, from the file that it was first in, so that open tabs of an older build can still call it. */
function generateFunctionId({ filename, functionName }: { filename: string; functionName: string }): string {
  const file = movedFromFile[functionName] ?? filename.replace(movedFromPages, 'server/pages/')
  return createHash('sha256').update(`${file}--${functionName}`).digest('hex')
}

/** The class name with a mark of its file. Vite's own adds a line number, and a page has a thousand class names. */
function generateScopedName(name: string, file: string): string {
  return `${name}_${createHash('sha256').update(relative('.', file)).digest('base64url').slice(0, 4)}`
}

export default defineConfig(({ command }) => ({
  publicDir: 'public',
  // A page compares it with the build of the server (app/shell/stale-build.ts).
  define: { 'import.meta.env.BUILD': JSON.stringify(process.env['BUILD'] ?? 'unnamed') },
  server: { port: Number(process.env['PORT'] ?? 3000) },
  build: {
    sourcemap: false,
    // The server serves `public` itself, where editors add files without a build.
    copyPublicDir: false,
    // The Content-Security-Policy allows only files of this origin.
    assetsInlineLimit: 0,
    // MapLibre and three.js, loaded on demand.
    chunkSizeWarningLimit: 1100,
    rolldownOptions: { checks: { pluginTimings: false } },
    modulePreload: { polyfill: false },
  },
  ssr:
    command === 'build'
      ? { noExternal: true, external }
      : { noExternal: ['@tabler/icons-react', 'kysely', 'zod', /^@tanstack\//] },
  environments: {
    ssr: {
      build: {
        rolldownOptions: {
          input: { main: 'server/main.ts', entry: 'server/entry.ts' },
          checks: { ineffectiveDynamicImport: false },
          // Whitespace and comments are a quarter of what a start reads; names stay, for error messages.
          output: { minify: { mangle: false, compress: false } },
        },
      },
    },
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: clientGroups } } } } },
  },
  css: {
    modules: { generateScopedName },
    // `light-dark()` must reach the browser untouched: the rewritten form breaks under a forced theme. 1 << 20 is Features.LightDark.
    lightningcss: { exclude: 1 << 20 },
  },
  plugins: [
    tanstackStart({
      srcDirectory: 'app',
      router: {
        entry: 'router',
        routesDirectory: '../routes',
        generatedRouteTree: 'routeTree.gen.ts',
        // Each loader is split off with its page: no visitor needs the code of all forty. The router loads what a page shows on errors together with it, so that is in the same file.
        codeSplittingOptions: { defaultBehavior: [['loader', 'component', 'errorComponent', 'notFoundComponent']] },
        routeFileIgnorePattern: String.raw`\.test\.`,
      },
      server: { entry: '../server/entry' },
      serverFns: { generateFunctionId },
      importProtection: {
        behavior: 'error',
        include: ['app/**', 'domain/**', 'routes/**', 'server/**'],
        // Everything in server/ stays on the server but the thin *.functions.ts, which the build rewrites to calls.
        client: {
          files: ['server/**'],
          excludeFiles: ['server/**/*.functions.ts', '**/node_modules/**'],
          specifiers: ['node:sqlite', 'kysely', 'sharp'],
        },
      },
    }),
    react(),
  ],
}))
