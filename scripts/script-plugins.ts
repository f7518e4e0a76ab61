/** Plugins of the build that make the scripts of the browser smaller. None of them changes what a script does; what they count on is held by the bounds in tests/contract/budgets.test.ts. */
import { basename } from 'node:path'
import type { Plugin } from 'vite'

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
    handler: (code) => ({
      code: code
        .replaceAll(/import (\w+) from (["'][^"']+\.module\.css["'])/g, 'import * as $1 from $2')
        .replace(/export \{ default as (\w+) \} from (["'][^"']+\.json["'])/, 'export * as $1 from $2'),
      map: null,
    }),
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
      const empty = chunks.filter(
        ({ code, isEntry, isDynamicEntry }) => code.trim() === '' && !isEntry && !isDynamicEntry,
      )
      const everywhere = new Set(chunks.filter(({ isEntry }) => isEntry).flatMap(({ imports }) => imports))
      for (const chunk of chunks) {
        for (const gone of empty.filter(({ fileName }) => chunk.imports.includes(fileName))) {
          chunk.imports = chunk.imports.filter((fileName) => fileName !== gone.fileName)
          chunk.code = chunk.code.replaceAll(`import"./${basename(gone.fileName)}";`, '')
          if (chunk.code.includes(basename(gone.fileName)))
            this.error(`${chunk.fileName} asks for ${gone.fileName}, which is empty, in a way that is not known here.`)
          // The looks that every page has stand in its head: nobody who comes later need name them.
          if (chunk.isEntry || !everywhere.has(gone.fileName))
            for (const file of gone.viteMetadata?.importedCss ?? []) chunk.viteMetadata?.importedCss.add(file)
        }
      }
      for (const { fileName } of empty) delete bundle[fileName]
    },
  },
}

/** [what a file calls it, what it is called there] of a list of imports or exports. */
const namesIn = (list: string) =>
  list
    .split(',')
    .map((name) => name.split(' as '))
    .map(([one = '', other = one]) => [one, other] as const)

/** The code of the libraries with that of the runtime before it, which is `body` and gives what `exported` lists. */
function withRuntime(code: string, body: string, exported: string, asked: RegExp): string {
  const given = namesIn(exported).map(([own, name]) => `${name}:${own}`)
  const taken = namesIn(exported).map(([, name]) => `${name}:runtime_${name}`)
  const own = code.replace(asked, (_line, list: string) =>
    namesIn(list)
      .map(([name, as]) => `var ${as}=runtime_${name};`)
      .join(''),
  )
  return `var{${taken.join(',')}}=(()=>{${body}return{${given.join(',')}}})();${own}\nexport{${namesIn(exported)
    .map(([, name]) => `runtime_${name}`)
    .join(',')}};`
}

/**
 * Puts what the bundler adds to modules of the older kind, a few lines in a file of their own, at the head of the libraries, which are such modules and
 * which every page has: a file fewer for each.
 */
const runtimeInFramework: Plugin = {
  name: 'runtime-in-framework',
  apply: 'build',
  enforce: 'post',
  applyToEnvironment: ({ name }) => name === 'client',
  // The file is named before this is done to it, so its name tells how it is done.
  augmentChunkHash: ({ name }) => (name === 'framework' ? String(withRuntime) : undefined),
  generateBundle: {
    order: 'pre', // before others look at what there is
    handler(_, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
      const runtime = chunks.find(({ name }) => name === 'rolldown-runtime')
      const framework = chunks.find(({ name }) => name === 'framework')
      const [, body, exported = ''] = /^([\s\S]*)export\{([^{}]*)\};\s*$/.exec(runtime?.code ?? '') ?? []
      if (!runtime || !framework || body === undefined)
        return this.error('What the bundler adds to modules is written in a way that is not known here.')
      const file = basename(runtime.fileName)
      const asked = new RegExp(`import\\{([^{}]*)\\}from"\\./${file}";`)
      framework.code = withRuntime(framework.code, body, exported, asked)
      framework.imports = framework.imports.filter((fileName) => fileName !== runtime.fileName)
      for (const chunk of chunks) {
        if (!chunk.imports.includes(runtime.fileName)) continue
        chunk.imports = [
          ...new Set(chunk.imports.map((fileName) => (fileName === runtime.fileName ? framework.fileName : fileName))),
        ]
        chunk.code = chunk.code.replace(
          asked,
          (_line, list: string) =>
            `import{${namesIn(list)
              .map(([name, as]) => `runtime_${name} as ${as}`)
              .join(',')}}from"./${basename(framework.fileName)}";`,
        )
        if (chunk.code.includes(file)) this.error(`${chunk.fileName} asks for ${file} in a way that is not known here.`)
      }
      delete bundle[runtime.fileName]
      return undefined
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
    handler(code) {
      const listed = code
        .replace(
          /(const rootRouteChildren = )\{([^{}]*)\}/,
          (_, before: string, routes: string) =>
            `function standingAt(route, path) { return route.update({ id: path, path, getParentRoute: () => rootRouteImport }) }\n${before}[${routes.replaceAll(/\w+: /g, '')}]`,
        )
        .replaceAll(
          /(\w+)\.update\(\{\s*id: ("[^"]*"),\s*path: \2,\s*getParentRoute: \(\) => rootRouteImport,?\s*\}\)/g,
          'standingAt($1, $2)',
        )
      if (!listed.includes('function standingAt') || !listed.includes(' = standingAt('))
        this.error('The generated tree of routes is written in a way that is not known here.')
      return { code: listed, map: null }
    },
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
        const list = /(?<=^const __vite__mapDeps=.*?m\.f=)\["assets\/(.*?)"\](.*?i\.map\(i=>)(?=d\[i\]\))/.exec(
          chunk.code,
        )
        if (!list) {
          if (chunk.code.includes('const __vite__mapDeps='))
            this.error(`${chunk.fileName} lists its late files in a way that is not known here.`)
          continue
        }
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
          .replaceAll(
            /(\w+)\(async\(\)=>\{let\{(\w+):(\w+)\}=await import\(`\.\/([^`]+)`\);return\{\2:\3\}\},__vite__mapDeps\(\[(\d+)([\d,]*)\]\)\)/g,
            (call, preload: string, _name: string, _as: string, file: string, first: string, others: string) =>
              inOneWord(call, preload, file, first, others),
          )
        chunk.code =
          fetching +
          code.replaceAll(/import\(`\.\/([^`]+)`\)/g, (call, file: string) =>
            indexOf(file) < 0 ? call : `import("/"+__vite__mapDeps([${indexOf(file)}]))`,
          )
      }
    },
  },
}

/**
 * Takes from Vite's loader of late files what no page of ours has: a nonce (the policy goes by hashes and by where a file comes from), and a stand-in for
 * `Promise.allSettled`, which is older than the modules that the loader is for.
 */
const leanLoader: Plugin = {
  name: 'lean-loader',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  transform: {
    filter: { id: /vite\/preload-helper\.js$/ },
    handler(code) {
      const lean = code
        .replaceAll(/\n\s*(?:const cspNonceMeta|const cspNonce|if \(cspNonce\)) ?[^\n]*/g, '')
        .replace(/function allSettled\(promises\) \{[\s\S]*?\n\t*\}(?=\n\t*function importMetaResolve)/, '')
        .replace(/\ballSettled\(deps/, 'Promise.allSettled(deps')
      if (/nonce|function allSettled/i.test(lean) || !lean.includes('Promise.allSettled(deps'))
        this.error('The loader of late files is written in a way that is not known here.')
      return { code: lean, map: null }
    },
  },
}

/** What the library makes an icon of, as far as it is known here. */
const knownIcons = [
  /createReactComponent = \(type, iconName, iconNamePascal, iconNode\) =>/,
  /size = 24,\s+stroke = 2,/,
  /iconNode\.map\(\(\[tag, attrs\]\) => createElement\(tag, attrs\)\)/,
  /export \{ createReactComponent as default \}/,
]

/**
 * Makes an icon a drawing on the library's grid of 24 and nothing more: strokes, caps and colour, which the library writes at each icon of each page, stand
 * once in app/styles/base.css, which knows an icon by its grid. Outlined icons only. In both environments, for what the browser makes is what the server made.
 */
export const leanIcons: Plugin = {
  name: 'lean-icons',
  apply: 'build',
  transform: {
    filter: { id: /@tabler[\\/]icons-react[\\/]dist[\\/]esm[\\/]createReactComponent\.mjs$/ },
    handler(code) {
      if (!knownIcons.every((part) => part.test(code)))
        this.error('The library of icons is written in a way that is not known here.')
      return {
        code: `import { createElement } from 'react'
export default (type, iconName, iconNamePascal, iconNode) => ({ size = 24, stroke, ...rest }) => createElement('svg', { width: size, height: size, viewBox: '0 0 24 24', ...rest }, ...iconNode.map(([tag, attrs]) => createElement(tag, attrs)))
`,
        map: null,
      }
    },
  },
}

/** In the order in which they take turns. */
export const scriptPlugins = [
  leanIcons,
  leanLoader,
  oneImporter,
  listedRoutes,
  inParts,
  keptLooks,
  noEmptyScripts,
  runtimeInFramework,
  namedOnce,
]
