/**
 * The one build and development configuration: Vite reads it through `--config app.config.ts`.
 * docs/decisions/0001 tells why it is Vite's and not vinxi's.
 */
import { basename } from 'node:path'
import { tanstackStart } from '@tanstack/react-start/plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

/** What a bare page of these libraries loads: it stays the same through releases of the site, and a browser that has it keeps it. */
const framework = /node_modules[\\/](?:react|react-dom|scheduler|use-sync-external-store|@tanstack[\\/](?:react-router|router-core|history|store|react-store|query-core|react-query)|seroval|seroval-plugins|cookie-es)[\\/]|node_modules[\\/]@tanstack[\\/]start-client-core[\\/]dist[\\/]esm[\\/](?!index|client[\\/](?:hydrate|index))/

/** 'looks-mirrors' for whatever stands in app/features/mirrors. */
const looksOfPart = (id: string) => `looks-${/[\\/]features[\\/](\w+)/.exec(id)?.[1] ?? 'site'}`

/**
 * Without these a page asks for some fifty small files. What stands together here is wanted together; the numbers say how many pages and late parts want a file
 * before it counts as shared. tests/contract/budgets.test.ts holds what comes of it.
 */
const groups = [
  // Looks come before anything is painted, so few files bring them: one that every page has, and one for each part of the site. What opens later brings its own.
  { name: 'looks', test: /[\\/]app[\\/](?:shell[\\/](?!mobile-menu|watermark)|sections|ui[\\/](?!model-viewer|search-bar|switch|gallery[\\/](?:PictureViewer|ZoomPane))|features[\\/](?:share|clipboard-feedback|keyboard-hints|newsletter[\\/]NewsletterForm|dealers[\\/]NearestDealers)).*\.module\.css$/, priority: 9 },
  { name: looksOfPart, test: /[\\/]app[\\/]features[\\/](?:catalogue|collections|mirrors|finishes|favourites|faq|dealers[\\/](?!map)|assembly[\\/](?!Film\.|identify))[\\/]?.*\.module\.css$/, priority: 8 },
  { name: 'framework', test: framework, priority: 7 },
  { name: 'base', test: /[\\/]app[\\/](?:lib[\\/](?:late-part|carried-data|made-once|spared)|ui[\\/](?:kept-html|button|gallery[\\/](?:EnlargeLink|enlarge-context))|features[\\/]theme[\\/]forced-theme|shell[\\/]read-search\.ts)|IconSearch|vite[\\/]preload-helper/, priority: 6 },
  { name: 'parts', test: /[\\/]app[\\/](?:ui[\\/](?!favourite|filter|length-field|gallery|search-bar|unavailable)|lib[\\/](?!favourites|spared)|features[\\/]dealers[\\/]dealer-places)/, minShareCount: 5, priority: 4 },
  { name: 'sections', test: /[\\/]app[\\/](?:sections[\\/](?!dealer-invitation|fit-invitation|table[\\/]DataTable)|ui[\\/]gallery[\\/]Enlargeable|features[\\/]pages[\\/](?:EditorialPage|page-query))/, minShareCount: 8, priority: 3 },
  { name: 'sheet', test: /[\\/]app[\\/](?:sections[\\/]dealer-invitation|features[\\/]dealers[\\/](?:NearestDealers|place-store))|KeepPlace/, minShareCount: 2, priority: 2 },
  { name: 'catalogue', test: /catalogue\.functions|product-search\.ts/, minShareCount: 2, priority: 2 },
  { name: 'favourite', test: /[\\/]app[\\/](?:ui[\\/]favourite[\\/]hearts|lib[\\/]favourites)/, minShareCount: 3, priority: 2 },
  { name: 'heart', test: /[\\/]app[\\/]ui[\\/]favourite[\\/]FavouriteButton|IconHeart/, minShareCount: 2, priority: 3 },
  { name: 'search-bar', test: /[\\/]app[\\/]ui[\\/]search-bar/, minShareCount: 2, priority: 2 },
  { name: 'filter', test: /[\\/]app[\\/]ui[\\/]filter/, minShareCount: 2, priority: 2 },
  { name: 'gallery', test: /[\\/]app[\\/]ui[\\/]gallery[\\/](?:attend-galleries|row-place|EnlargeArea)/, minShareCount: 2, priority: 2 },
  { name: 'cards', test: /[\\/]app[\\/]features[\\/]catalogue[\\/](?:list[\\/]ProductGrid|list[\\/]ProductCard|stock)/, minShareCount: 2, priority: 2 },
  { name: 'failure', test: /[\\/]app[\\/](?:features[\\/]\w+[\\/]\w+Error\.tsx|ui[\\/]unavailable)|tsr-split=errorComponent/, priority: 2 },
  { name: 'icons', test: /icons-react/, minShareCount: 3, priority: 2 },
  { name: 'common', minShareCount: 24, priority: 1 },
]

/**
 * Takes in parts what is imported whole: the names of classes and the maker's facts then stand where they are used, and those that nobody uses nowhere.
 * TypeScript and Node know these files by their default export only.
 */
const inParts: Plugin = {
  name: 'in-parts',
  apply: 'build',
  enforce: 'post',
  applyToEnvironment: ({ name }) => name === 'client',
  transform: {
    filter: { id: /[\\/]app[\\/].*\.tsx?(?:$|\?)/ },
    handler: (code) => ({ code: code.replaceAll(/import (\w+) from (["'][^"']+\.module\.css["'])/g, 'import * as $1 from $2').replace(/export \{ default as (\w+) \} from (["'][^"']+\.json["'])/, 'export * as $1 from $2'), map: null }),
  },
}

/**
 * Keeps the looks of a component. The names of its classes stand where they are used (`inlineConst`), so that nothing of the file itself is, and the bundler
 * would leave it out, looks and all. It may not leave out this statement; the minifier does.
 */
const keptLooks: Plugin = {
  name: 'kept-looks',
  apply: 'build',
  enforce: 'post',
  applyToEnvironment: ({ name }) => name === 'client',
  transform: {
    filter: { id: /\.module\.css$/ },
    handler: (code) => ({ code: `${code}\ndebugger`, map: null, moduleSideEffects: true }),
  },
}

/** Of a file with looks alone no code is left; it goes, and its looks stay with whoever asked for it. Vite does so for plain styles, not for names of classes. */
const noEmptyScripts: Plugin = {
  name: 'no-empty-scripts',
  apply: 'build',
  enforce: 'post',
  applyToEnvironment: ({ name }) => name === 'client',
  generateBundle: {
    order: 'pre', // before others look at what there is
    handler(_, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
      const empty = chunks.filter(({ code, isEntry, isDynamicEntry }) => code.trim() === '' && !isEntry && !isDynamicEntry)
      const everywhere = new Set(chunks.filter(({ isEntry }) => isEntry).flatMap(({ imports }) => imports))
      for (const chunk of chunks) {
        for (const gone of empty.filter(({ fileName }) => chunk.imports.includes(fileName))) {
          chunk.imports = chunk.imports.filter((fileName) => fileName !== gone.fileName)
          chunk.code = chunk.code.replaceAll(`import"./${basename(gone.fileName)}";`, '')
          if (chunk.code.includes(basename(gone.fileName))) this.error(`${chunk.fileName} asks for ${gone.fileName}, which is empty, in a way that is not known here.`)
          // The looks that every page has stand in its head: nobody who comes later need name them.
          if (chunk.isEntry || !everywhere.has(gone.fileName)) for (const file of gone.viteMetadata?.importedCss ?? []) chunk.viteMetadata?.importedCss.add(file)
        }
      }
      for (const { fileName } of empty) delete bundle[fileName]
    },
  },
}

/** Loader and component of a route come in one file; asked for by one function it is named once in the script that every page has. */
const oneImporter: Plugin = {
  name: 'one-importer',
  apply: 'build',
  enforce: 'pre', // after the router has taken its routes apart, before anybody looks at imports
  applyToEnvironment: ({ name }) => name === 'client',
  transform: {
    filter: { id: /[\\/]routes[\\/][^?]*\.tsx$/, code: '$$splitLoaderImporter' },
    handler(code) {
      const [own, importer] = /const \$\$splitLoaderImporter = (\(\) => import\(.+\));?\n/.exec(code) ?? []
      if (own === undefined || !code.includes(`const $$splitComponentImporter = ${importer}`)) return null
      return { code: code.replace(own, '\n').replace('$$splitLoaderImporter', '$$$$splitComponentImporter'), map: null }
    },
  },
}

/**
 * Gives the routes to the router as a list. The generated tree names each of them once more, which the router reads nowhere (types do), and says of each
 * in full where it stands.
 */
const listedRoutes: Plugin = {
  name: 'listed-routes',
  apply: 'build',
  enforce: 'post',
  applyToEnvironment: ({ name }) => name === 'client',
  transform: {
    filter: { id: /[\\/]routeTree\.gen\.ts$/ },
    handler: (code) => ({
      code: code
        .replace(/(const rootRouteChildren = )\{([^{}]*)\}/, (_, before: string, routes: string) => `function standingAt(route, path) { return route.update({ id: path, path, getParentRoute: () => rootRouteImport }) }\n${before}[${routes.replaceAll(/\w+: /g, '')}]`)
        .replaceAll(/(\w+)\.update\(\{\s*id: ("[^"]*"),\s*path: \2,\s*getParentRoute: \(\) => rootRouteImport,?\s*\}\)/g, 'standingAt($1, $2)'),
      map: null,
    }),
  },
}

/**
 * Names each late file once. Vite writes it twice: in the list of what a late part brings along, and where it is imported; what lies between them is
 * longer than gzip looks back, so that no packing makes up for it. The list becomes one text.
 */
const namedOnce: Plugin = {
  name: 'named-once',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  generateBundle: {
    order: 'post', // after Vite has made the list
    handler(_, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue
        const list = /(?<=^const __vite__mapDeps=.*?m\.f=)\["assets\/(.*?)"\](.*?i\.map\(i=>)(?=d\[i\]\))/.exec(chunk.code)
        if (!list) continue
        const [whole, names = '', between = ''] = list
        const files = names.split('","assets/')
        const indexOf = (file: string) => files.indexOf(file)
        let fetching = ''
        const inOneWord = (call: string, preload: string, file: string, first: string, others: string) => {
          if (Number(first) !== indexOf(file)) return call
          fetching = `const __lateFile=(...__files)=>${preload}(()=>import("/"+__vite__mapDeps(__files)[0]),__vite__mapDeps(__files));\n`
          return `__lateFile(${first}${others})`
        }
        const code = chunk.code
          .replace(whole, () => `"${files.join(' ')}".split(" ")${between}"assets/"+`)
          .replaceAll(/(\w+)\(\(\)=>import\(`\.\/([^`]+)`\),__vite__mapDeps\(\[(\d+)([\d,]*)\]\)\)/g, inOneWord)
          // The same for one thing of a file, which is taken out of it right behind this.
          .replaceAll(/(\w+)\(async\(\)=>\{let\{(\w+):(\w+)\}=await import\(`\.\/([^`]+)`\);return\{\2:\3\}\},__vite__mapDeps\(\[(\d+)([\d,]*)\]\)\)/g, (call, preload: string, _name: string, _as: string, file: string, first: string, others: string) => inOneWord(call, preload, file, first, others))
        chunk.code = fetching + code.replaceAll(/import\(`\.\/([^`]+)`\)/g, (call, file: string) => (indexOf(file) < 0 ? call : `import("/"+__vite__mapDeps([${indexOf(file)}]))`))
      }
    },
  },
}

const standing = /^assets\/(?:rolldown-runtime|framework|base|parts|index)-/

/** Packages that the server takes from node_modules when it first needs them; all others are built in, because looking for hundreds of small files is a third of a start. */
const outside = ['sharp', 'pdfkit', 'nodemailer', 'pg', 'redis', '@fontsource/atkinson-hyperlegible', '@fontsource/instrument-serif']

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
  ssr: command === 'build' ? { noExternal: true, external: outside } : { noExternal: ['@tabler/icons-react', 'kysely', 'zod', /^@tanstack\//] },
  environments: {
    // The search of the browser loads its words when they are needed; the server has them at once.
    ssr: {
      build: {
        rolldownOptions: {
          input: { main: 'server/main.ts', entry: 'server/entry.ts' },
          checks: { ineffectiveDynamicImport: false },
          // Without what only people read there is a quarter less to read at a start; names stay, for what a failure says.
          output: { codeSplitting: { groups: serverGroups }, assetFileNames, minify: { mangle: false, compress: false } },
        },
      },
    },
    client: {
      build: {
        rolldownOptions: {
          // Words, numbers and names of classes stand where they are used: without it a page has 1.5 KB more of script.
          optimization: { inlineConst: { mode: 'all', pass: 2 } },
          // Seven characters, the fewest that the bundler takes for so many scripts, tell files apart as well as eight do; the names of all late files stand in the script that every page has.
          output: { codeSplitting: { groups }, entryFileNames: 'assets/[name]-[hash:7].js', chunkFileNames: 'assets/[name]-[hash:7].js', assetFileNames },
        },
      },
    },
  },
  css: {
    transformer: 'lightningcss',
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
    oneImporter,
    listedRoutes,
    inParts,
    keptLooks,
    noEmptyScripts,
    namedOnce,
  ],
}))
