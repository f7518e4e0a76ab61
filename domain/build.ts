/** Which build this code is of, in the browser as on the server. */
declare global {
  interface ImportMetaEnv {
    /** Set by app.config.ts. */
    readonly BUILD: string | undefined
  }
}

/** The header in which an answer to a page names the build that gave it. */
export const buildHeader = 'x-build'

/** Short name of the build, the same for the same sources; every build that `npm run build` did not make is called alike. */
export const buildName = import.meta.env.BUILD ?? 'unnamed'
