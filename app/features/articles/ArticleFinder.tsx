/** The search field for an article number: a GET form. */
import { Band } from '#app/ui/band/Band.tsx'
import { SearchBar } from '#app/ui/search-bar/SearchBar.tsx'

export function ArticleFinder() {
  return (
    <Band space="tight" aria-label="Artikel opzoeken">
      <ArticleField value="" />
    </Band>
  )
}

export function ArticleField({ value }: { value: string }) {
  return (
    <SearchBar
      action="/artikel"
      name="nummer"
      label="Artikelnummer"
      hint="Bijvoorbeeld WB45-0800-EINA, M01-040 of D-1041; streepjes en hoofdletters zijn niet nodig"
      value={value}
      submit="Zoek op"
    />
  )
}
