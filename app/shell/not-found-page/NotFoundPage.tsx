/** The page for an address that does not exist; the server answers it with status 404. */
export function NotFoundPage() {
  return <h1>Deze pagina bestaat niet</h1>
}
