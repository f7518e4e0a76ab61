/**
 * The one build and development configuration: Vite reads it through `--config app.config.ts`.
 * docs/decisions/0001 tells why it is Vite's and not vinxi's.
 */
import { tanstackStart } from '@tanstack/react-start/plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** Changes only when a library is upgraded, so that returning visitors keep it. */
const framework =
  /node_modules[\\/](?:react|react-dom|scheduler|@tanstack[\\/](?:[\w-]*router[\w-]*|history|[\w-]*store|[\w-]*query[\w-]*)|seroval|seroval-plugins|cookie-es)[\\/]/

/** Without these a page loads fifty small files: the framework, and what at least six chunks share. */
const clientGroups = [
  { name: 'framework', test: framework, priority: 2 },
  { name: 'site', test: /[\\/](?:app|content|domain|node_modules)[\\/]/, minShareCount: 6, priority: 1 },
]

/** Packages that the server loads on first use. All others are bundled: looking up hundreds of small files is a third of a start. */
const external = [
  'sharp',
  'pdfkit',
  'nodemailer',
  'pg',
  'redis',
  '@fontsource/atkinson-hyperlegible',
  '@fontsource/instrument-serif',
]

/** Two large files load faster than a hundred small ones. Lazy modules stay apart. */
const serverGroups = [
  { name: 'begin', test: /[\\/]server[\\/]start\.ts/, priority: 2 },
  //SITE
]

export default defineConfig(({ command }) => ({
  publicDir: 'public',
  // A page compares it with the build that answers (app/shell/stale-build.ts).
  define: { 'import.meta.env.BUILD': JSON.stringify(process.env['BUILD'] ?? 'unnamed') },
  server: { port: Number(process.env['PORT'] ?? 3000) },
  build: {
    sourcemap: false,
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
          output: { codeSplitting: { groups: serverGroups }, minify: { mangle: false, compress: false } },
        },
      },
    },
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: clientGroups } } } } },
  },
  css: {
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
        // A loader comes with its page: the code behind forty loaders is more than any visitor needs.
        codeSplittingOptions: { defaultBehavior: [['loader', 'component'], ['errorComponent'], ['notFoundComponent']] },
        routeFileIgnorePattern: String.raw`\.test\.`,
      },
      server: { entry: '../server/entry' },
      importProtection: {
        behavior: 'error',
        include: ['app/**', 'domain/**', 'routes/**', 'server/**'],
        // Everything in server/ stays on the server but the thin *.functions.ts (rewritten to calls) and the modules that say so.
        client: { files: ['server/**/*.server.ts'], specifiers: ['node:sqlite', 'kysely', 'sharp'] },
      },
    }),
    react(),
  ],
}))
