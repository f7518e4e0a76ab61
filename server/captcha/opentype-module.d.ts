/** The ES module of the package, by its file: what Node takes by the bare name is the other build, without named exports. */
declare module 'opentype.js/dist/opentype.mjs' {
  export { parse, type Font, type Path } from 'opentype.js'
}
