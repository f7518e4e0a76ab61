/** The page for a failure of ours; it never shows what went wrong inside. */
export function ErrorPage() {
  return <h1 role="alert">Er ging iets mis</h1>
}
