/** One address for each kind of page, with its name in docs/quality.md. */
export const pageKinds = [
  ['/', 'home'],
  ['/collecties', 'collections'],
  ['/collecties/beat40', 'a collection'],
  ['/collecties/spiegels', 'mirrors'],
  ['/collecties/spiegels/m01', 'a mirror'],
  ['/kleuren', 'finishes'],
  ['/kleuren/eiken-naturel', 'a finish'],
  ['/producten', 'products'],
  ['/producten/kolomkast-morrison', 'a product'],
  ['/verkooppunten', 'dealers'],
  ['/veelgestelde-vragen', 'questions'],
  ['/montage/scharnieren/grass', 'an assembly guide'],
  ['/vacatures/meubelmaker', 'a vacancy'],
  ['/nieuwsbrief', 'newsletter'],
  ['/contact', 'contact'],
] as const
