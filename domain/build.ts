/** The build that this code belongs to, in the browser as on the server. */
declare global {
  interface ImportMetaEnv {
    /** Set by app.config.ts. */
    readonly BUILD: string | undefined
  }
}

/** The response header with the build of a page. */
export const buildHeader = 'x-build'

/** Short name of the build, the same for the same sources; outside `npm run build` a fixed one. */
export const buildName = import.meta.env.BUILD ?? 'unnamed'
