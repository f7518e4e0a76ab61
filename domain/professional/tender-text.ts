/** Tender texts in Dutch for specifications of buildings, from the data of an article or of a set. Pure. */
import type { Connection } from './building-object.ts'
import type { ProfessionalArticle } from './professional-article.ts'

/** `lines`: a word and what it says, in the order of a specification. */
export type TenderText = { title: string; intro: string; lines: readonly (readonly [label: string, value: string])[] }

type Described = Pick<
  ProfessionalArticle,
  'article' | 'name' | 'short' | 'brand' | 'collection' | 'finish' | 'size' | 'materials' | 'weightKg' | 'deliveryWeeks'
>

/** `connections`: from the middle, and above the finished floor. */
export function tenderText(
  article: Described,
  { manufacturer, connections }: { manufacturer: string; connections: readonly Connection[] },
): TenderText {
  const drains = connections.filter(({ kind }) => kind === 'drain')
  const water = connections.find(({ kind }) => kind === 'cold')
  const hearts = drains.map(({ x }) => x + (article.size.width ?? 0) / 2)
  return {
    title: `${article.name}, ${sizeWords(article.size)}`,
    intro: `${article.short.replace(/\.?$/, '.')} Leveren en monteren volgens de montagehandleiding van de fabrikant.`,
    lines: [
      ['Fabricaat', article.brand === manufacturer ? manufacturer : `${manufacturer}, ${article.brand}`],
      ...(article.collection === null ? [] : [['Collectie', article.collection] as const]),
      ['Artikelnummer', article.article],
      ['Afmetingen', sizeWords(article.size)],
      ...(article.finish === null ? [] : [['Uitvoering', article.finish] as const]),
      ['Materiaal', article.materials.join(', ')],
      ...(article.weightKg === null ? [] : [['Gewicht', `${String(article.weightKg).replace('.', ',')} kg`] as const]),
      ...(drains[0] && water
        ? [
            ['Hart afvoer boven de afgewerkte vloer', `${drains[0].y} mm`] as const,
            ['Hart watertoevoer boven de afgewerkte vloer', `${water.y} mm`] as const,
            ['Hart afvoer vanaf de linkerzijde', `${hearts.join(' en ')} mm`] as const,
          ]
        : []),
      ...(article.deliveryWeeks === null
        ? []
        : [['Levertijd', `${article.deliveryWeeks} weken na de orderbevestiging`] as const]),
    ],
  }
}

/** As one text to copy. */
export function tenderPlain({ title, intro, lines }: TenderText): string {
  return [title, '', intro, '', ...lines.map(([label, value]) => `${label}: ${value}`), ''].join('\n')
}

/** '800 x 500 x 450 mm (b x h x d)', or 'rond 600 mm'. */
function sizeWords({ width, height, depth, diameter }: ProfessionalArticle['size']): string {
  if (diameter !== null) return `rond ${diameter} mm`
  const sides = [width, height, depth].filter((side) => side !== null)
  return `${sides.join(' x ')} mm (b x h${depth === null ? '' : ' x d'})`
}
