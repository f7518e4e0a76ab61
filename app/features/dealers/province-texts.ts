/** The texts of the province pages. */
import { listInWords } from './dealer-seo.ts'
import type { ProvinceSlug } from '#domain/dealers/dealer-places.ts'

/** Heading and intro of each province page; the heading is unique on the site. */
export const provinceTexts: Readonly<Record<ProvinceSlug, { title: string; intro: string }>> = {
  groningen: {
    title: 'Badkamerzaken in Groningen',
    intro:
      'Van het Reitdiep tot de Veenkoloniën. Wie in de stad woont, heeft twee toonzalen op fietsafstand; vanaf de Waddenkust is Appingedam of Delfzijl dichterbij.',
  },
  friesland: {
    title: 'Badkamerzaken in Friesland',
    intro:
      'Oude stadspanden met smalle trappen, boerderijen met ruimte: vraag bij het inmeten naar de draairichting van de deur. Voor de eilanden gaat het meubel met de vrachtboot mee.',
  },
  drenthe: {
    title: 'Badkamerzaken in Drenthe',
    intro:
      'Acht zaken, van Roden tot Coevorden en Meppel. Parkeren kan bijna overal voor de deur, en dat scheelt als u een lade of een blad ter vergelijking meebrengt.',
  },
  overijssel: {
    title: 'Badkamerzaken in Overijssel',
    intro:
      'Van de IJsselsteden tot de Duitse grens. Wie aan de oostkant woont, kan ook over de grens kijken; vanuit Kampen is Flevoland een brug verder.',
  },
  flevoland: {
    title: 'Badkamerzaken in Flevoland',
    intro:
      'Veel badkamers hier zijn met het huis gebouwd en nu voor het eerst aan vervanging toe. De leidingen zitten dan vaak op een vaste maat; neem een foto van de open muur mee.',
  },
  'noord-holland': {
    title: 'Badkamerzaken in Noord-Holland',
    intro:
      'Van het Marsdiep tot Het Gooi. In Amsterdam en Haarlem zijn badkamers smal: vraag er naar Sunny of Beat 40, die 400 mm diep of minder kunnen zijn.',
  },
  'zuid-holland': {
    title: 'Badkamerzaken in Zuid-Holland',
    intro:
      'De provincie met de meeste adressen. Kies er een die bij u in de buurt monteert: in Rotterdam en Den Haag rekent een monteur al snel een uur reistijd voor de andere stad.',
  },
  utrecht: {
    title: 'Badkamerzaken in Utrecht',
    intro:
      'Midden in het land, dus op zaterdag druk. Op dinsdag- en woensdagmorgen is er tijd om alle kleurstalen naast elkaar te leggen en een lade uit elkaar te laten halen.',
  },
  gelderland: {
    title: 'Badkamerzaken in Gelderland',
    intro:
      'Drie streken, drie soorten huizen: Veluwe, Achterhoek en Betuwe. Een jarendertighuis in Arnhem vraagt een ander ophangplan dan een boerderij met leemwanden; laat de muur meemeten.',
  },
  'noord-brabant': {
    title: 'Badkamerzaken in Noord-Brabant',
    intro:
      'Van Bergen op Zoom tot Boxmeer. Verschillende zaken hier hebben een tweede vestiging; ze staan samen op één pagina, elk met de eigen openingstijden.',
  },
  limburg: {
    title: 'Badkamerzaken in Limburg',
    intro:
      'Lang en smal, met twee grenzen dichtbij. Mergel en oude baksteen dragen minder dan beton: laat bij een huis van voor 1940 eerst de muur bekijken.',
  },
  zeeland: {
    title: 'Badkamerzaken in Zeeland',
    intro:
      'Van Tholen tot Sluis, en in Zeeuws-Vlaanderen aan beide kanten van Terneuzen. Dicht aan zee raden zij lak of HPL aan; zout kruipt in een open nerf.',
  },
}

const descriptionLength = 165

/** The meta description; it names as many towns as fit. */
export function provinceDescription(province: { name: string; total: number; towns: readonly string[] }): string {
  const many = province.total === 1 ? '1 badkamerzaak' : `${province.total} badkamerzaken`
  const texts = [1, 2, 3].map(
    (count) =>
      `${many} in ${province.name} met onze meubelen, onder meer in ${listInWords(province.towns.slice(0, count))}. Met openingstijden, route en opgestelde collecties.`,
  )
  return (
    texts.findLast((text) => text.length <= descriptionLength) ??
    `${many} in ${province.name} met onze meubelen. Met openingstijden, route en opgestelde collecties.`
  )
}
