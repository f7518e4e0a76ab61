/**
 * The one build and development configuration: Vite reads it through `--config app.config.ts`.
 * docs/decisions/0001 tells why it is Vite's and not vinxi's.
 */
import { globSync } from 'node:fs'
import { tanstackStart } from '@tanstack/react-start/plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { shortClassNames } from './scripts/class-names.ts'
import { firstFile } from './scripts/first-file.ts'
import { scriptPlugins } from './scripts/script-plugins.ts'

/** What a bare page of these libraries loads: it stays the same through releases of the site, and a browser that has it keeps it. */
const framework =
  /node_modules[\\/](?:react|react-dom|scheduler|use-sync-external-store|@tanstack[\\/](?:react-router|router-core|history|store|react-store|query-core|react-query)|seroval|seroval-plugins|cookie-es)[\\/]|node_modules[\\/]@tanstack[\\/]start-client-core[\\/]dist[\\/]esm[\\/](?!index|client[\\/](?:hydrate|index))/

/** 'looks-mirrors' for whatever stands in app/features/mirrors. */
const looksOfPart = (id: string) => `looks-${/[\\/]features[\\/](\w+)/.exec(id)?.[1] ?? 'site'}`

/**
 * Without these a page asks for some fifty small files. What stands together here is wanted together; the numbers say how many pages and late parts want a file
 * before it counts as shared. tests/contract/budgets.test.ts holds what comes of it.
 */
const groups = [
  // Looks come before anything is painted, so few files bring them: one that every page has, and one for each part of the site. What opens later brings its own.
  {
    name: 'looks',
    test: /[\\/]app[\\/](?:shell[\\/](?!mobile-menu|watermark)|sections|ui[\\/](?!model-viewer|search-bar|switch|gallery[\\/](?:PictureViewer|ZoomPane))|features[\\/](?:share|clipboard-feedback|keyboard-hints|newsletter[\\/]NewsletterForm|dealers[\\/]NearestDealers)).*\.module\.css$/,
    priority: 9,
  },
  {
    name: looksOfPart,
    test: /[\\/]app[\\/]features[\\/](?:articles|catalogue|collections|mirrors|finishes|favourites|faq|dealers[\\/](?!map)|assembly[\\/](?!Film\.|identify))[\\/]?.*\.module\.css$/,
    priority: 8,
  },
  { name: 'looks-search-bar', test: /[\\/]app[\\/]ui[\\/]search-bar.*\.module\.css$/, priority: 8 },
  { name: 'framework', test: framework, priority: 7 },
  {
    name: 'base',
    test: /[\\/]app[\\/](?:lib[\\/](?:late-part|carried-data|made-once|spared|idle)|ui[\\/](?:kept-html|button|gallery[\\/](?:EnlargeLink|enlarge-context))|features[\\/]theme[\\/]forced-theme|shell[\\/]read-search\.ts)|IconSearch|vite[\\/]preload-helper/,
    priority: 6,
  },
  { name: 'facts', test: /[\\/]content[\\/]site\.json/, priority: 5 }, // names and numbers stand where they are used; the rest is for who tells how to reach the maker
  {
    name: 'parts',
    test: /[\\/]app[\\/](?:ui[\\/](?!favourite|filter|length-field|gallery|search-bar|unavailable)|lib[\\/](?!favourites|late-attendant|site-map|spared)|features[\\/]dealers[\\/]dealer-places)/,
    minShareCount: 5,
    priority: 4,
  },
  {
    name: 'sections',
    test: /[\\/]app[\\/](?:sections[\\/](?!dealer-invitation|fit-invitation|table[\\/]DataTable|hero[\\/]Hero)|ui[\\/]gallery[\\/]Enlargeable|features[\\/]pages[\\/](?:EditorialPage|page-query))/,
    minShareCount: 8,
    priority: 3,
  },
  { name: 'place', test: /[\\/]place-store\.ts/, minShareCount: 2, priority: 3 },
  {
    name: 'sheet',
    test: /[\\/]app[\\/](?:sections[\\/]dealer-invitation[\\/]DealerInvitation|features[\\/]dealers[\\/]NearestDealers)|KeepPlace/,
    minShareCount: 2,
    priority: 2,
  },
  {
    name: 'catalogue',
    test: /catalogue\.functions|product-filters\.ts|catalogue[\\/]stock\.ts/,
    minShareCount: 2,
    priority: 2,
  },
  {
    name: 'attend',
    test: /[\\/]app[\\/](?:ui[\\/]favourite[\\/]hearts|lib[\\/]late-attendant)/,
    minShareCount: 3,
    priority: 3,
  },
  { name: 'favourite', test: /[\\/]app[\\/]lib[\\/]favourites/, minShareCount: 3, priority: 3 },
  { name: 'attend-hearts', test: /attend-hearts\.ts/, minShareCount: 2, priority: 3 },
  { name: 'heart', test: /[\\/]app[\\/]ui[\\/]favourite[\\/]FavouriteButton|IconHeart/, minShareCount: 2, priority: 2 },
  { name: 'fresh', test: /dealers[\\/](?:fresh-query|dealers\.functions)/, minShareCount: 4, priority: 2 },
  {
    name: 'dealers',
    test: /[\\/]app[\\/]features[\\/]dealers[\\/](?:list-query|list-code|finder\.ts|PlaceIndex\.tsx|map[\\/](?:DealersBesideMap|map-query))/,
    minShareCount: 2,
    priority: 2,
  },
  { name: 'search-bar', test: /[\\/]app[\\/]ui[\\/]search-bar/, minShareCount: 2, priority: 2 },
  { name: 'cross', test: /IconX\.mjs/, minShareCount: 3, priority: 3 }, // in filters, and where there are none
  { name: 'filter', test: /[\\/]app[\\/]ui[\\/]filter[\\/](?!NoResults)/, minShareCount: 2, priority: 2 },
  { name: 'gallery', test: /[\\/]app[\\/]ui[\\/]gallery[\\/](?:galleries|EnlargeArea)/, minShareCount: 2, priority: 2 },
  {
    name: 'rows',
    test: /[\\/]app[\\/]ui[\\/]gallery[\\/](?:attend-galleries|row-place)/,
    minShareCount: 2,
    priority: 2,
  },
  {
    name: 'cards',
    test: /[\\/]app[\\/]features[\\/]catalogue[\\/](?:list[\\/]ProductGrid|list[\\/]ProductCard)/,
    minShareCount: 2,
    priority: 2,
  },
  {
    name: 'failure',
    test: /[\\/]app[\\/](?:features[\\/]\w+[\\/]\w+Error\.tsx|ui[\\/]unavailable)|tsr-split=errorComponent/,
    priority: 2,
  },
  { name: 'icons', test: /icons-react/, minShareCount: 3, priority: 2 },
  { name: 'common', minShareCount: 24, priority: 1 },
]

const standing = /^assets\/(?:framework|base|parts|index)-/

/** Packages that the server takes from node_modules when it first needs them; all others are built in, because looking for hundreds of small files is a third of a start. */
const outside = [
  'sharp',
  'pdfkit',
  'nodemailer',
  'pg',
  'redis',
  '@fontsource/atkinson-hyperlegible',
  '@fontsource/instrument-serif',
]

/** Each with all that it imports: two large files are read sooner than a hundred small ones. What pages load later stays apart. */
const serverGroups = [
  { name: 'begin', test: /[\\/]server[\\/]start\.ts/, priority: 2 },
  { name: 'site', test: /[\\/]server[\\/]entry\.ts/, priority: 1 },
]

/** The server names styles and letters as the browser finds them. */
const assetFileNames = 'assets/[name]-[hash:6][extname]'

export default defineConfig(({ command }) => ({
  publicDir: 'public',
  // By it a page knows that another build than its own answers (app/shell/stale-build.ts).
  define: { 'import.meta.env.BUILD': JSON.stringify(process.env['BUILD'] ?? 'unnamed') },
  server: { port: Number(process.env['PORT'] ?? 3000) },
  build: {
    sourcemap: false,
    // Nothing may be inlined: the Content-Security-Policy allows only files of this origin.
    assetsInlineLimit: 0,
    // The street map (MapLibre) and the stage of the 3D models are this large, and come only when somebody asks for them.
    chunkSizeWarningLimit: 1100,
    rolldownOptions: { checks: { pluginTimings: false } },
    // What every page has from the start need not be looked up again before a late part comes.
    modulePreload: { polyfill: false, resolveDependencies: (_, files) => files.filter((file) => !standing.test(file)) },
  },
  ssr:
    command === 'build'
      ? { noExternal: true, external: outside }
      : { noExternal: ['@tabler/icons-react', 'kysely', 'zod', /^@tanstack\//] },
  environments: {
    // The search of the browser loads its words when they are needed; the server has them at once.
    ssr: {
      build: {
        rolldownOptions: {
          input: { main: 'server/main.ts', entry: 'server/entry.ts' },
          checks: { ineffectiveDynamicImport: false },
          // Without what only people read there is a quarter less to read at a start; names stay, for what a failure says.
          output: {
            codeSplitting: { groups: serverGroups },
            assetFileNames,
            minify: { mangle: false, compress: false },
          },
        },
      },
    },
    client: {
      build: {
        rolldownOptions: {
          // Words, numbers and names of classes stand where they are used: without it a page has 1.5 KB more of script.
          optimization: { inlineConst: { mode: 'all', pass: 2 } },
          // Seven characters, the fewest that the bundler takes for so many scripts, tell files apart as well as eight do; the names of all late files stand in the script that every page has.
          output: {
            codeSplitting: { groups },
            entryFileNames: 'assets/[name]-[hash:7].js',
            chunkFileNames: 'assets/[name]-[hash:7].js',
            assetFileNames,
          },
        },
      },
    },
  },
  css: {
    modules:
      command === 'build'
        ? {
            generateScopedName: shortClassNames(
              import.meta.dirname,
              globSync('app/**/*.module.css', { cwd: import.meta.dirname }),
            ),
          }
        : {},
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
        include: ['app/**', 'routes/**', 'server/**'],
        // Everything in server/ stays on the server but the thin *.functions.ts (rewritten to calls) and the modules that say so.
        client: { files: ['server/**/*.server.ts'], specifiers: ['node:sqlite', 'kysely', 'sharp'] },
      },
    }),
    react(),
    scriptPlugins,
    firstFile,
  ],
}))
