/** The package has no types of its own. */
declare module '@svg-maps/netherlands' {
  const map: { locations: readonly { id: string; name: string; path: string }[] }
  export default map
}
