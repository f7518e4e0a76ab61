/**
 * Builds the panel for editors, as `strapi build` does. That command takes the site's own tsconfig.json, two folders up, for that of this
 * folder and then compiles what is not TypeScript; the function behind it does as it is told. The path inside the package is as exact as its pin.
 */
const { build } = require('./node_modules/@strapi/strapi/dist/src/node/build.js')
const { createLogger } = require('./node_modules/@strapi/strapi/dist/src/cli/utils/logger.js')

void build({
  cwd: __dirname,
  logger: createLogger({ silent: true }),
  bundler: 'vite',
  minify: true,
  sourcemaps: false,
  stats: false,
})
