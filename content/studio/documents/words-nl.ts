/** The Dutch brochure; what it says about collections and finishes is the text of the site. */
import type { Collection } from '#domain/collections/collection.schema.ts'
import type { Finish } from '#domain/finishes/finish.schema.ts'
import type { DocumentLanguage } from '#server/pdf/paper.ts'
import { translated } from './translated.ts'

/** What the brochure says; other languages have the same. Collections, finishes and mirrors keep their names. */
export type BrochureWords = Omit<typeof dutch, 'language' | 'countries' | 'days'> & {
  language: DocumentLanguage
  countries: Readonly<Record<string, string>>
  days: Readonly<Record<string, string>>
}
export type CollectionWords = ReturnType<BrochureWords['collection']>

/** What each mark of the maker means. */
const certificates: Readonly<Record<string, string>> = {
  'Plaatkeur E1': 'Elke partij plaatmateriaal komt binnen met een meetrapport: formaldehyde in klasse E1 of lager.',
  'Herkomst Hout': 'Van elk fineerpak is vastgelegd uit welk land en welk bosgebied de stam komt.',
  'Vochtproef 500': 'Fronten en kanten zijn 500 uur beproefd bij 40 °C en 90 % luchtvochtigheid.',
}

export const dutch = {
  language: 'nl' as const,
  title: 'Oeverhout brochure 2026',
  subject: 'Collecties, kleuren en spiegels van Oeverhout, met maten en richtprijzen',
  cover: { eyebrow: 'Brochure 2026', line: 'Badkamermeubelen van hout, gemaakt voor water' },
  contents: {
    title: 'Veertien meubelen, vijftig afwerkingen, één werkplaats',
    intro:
      'Dit boekje laat zien wat wij maken en in welke maten. Alle prijzen zijn richtprijzen incl. btw, zonder kraan, montage en bezorging. Uw verkooppunt bepaalt zelf de verkoopprijs en zet die in de offerte.',
    finishes: 'Afwerkingen',
    mirrors: 'Spiegels',
    sizes: 'Maten en prijzen',
    guarantee: 'Garantie en materiaal',
    dealers: 'Zien en bestellen',
  },
  story: {
    title: 'Begonnen onder een dak dat lekte',
    paragraphs: [
      'In 1995 huurden drie meubelmakers een leegstaande botenloods aan het water. Boven de zaag stond een emmer. Wie daar een winter kasten bouwt, leert vanzelf wat vocht met hout doet.',
      'Van de eerste 41 kasten, alle in massief eiken, kwamen er elf terug met kromme deuren. Sindsdien krijgt een breed front bij ons een kern die recht blijft, met het hout daar waar u het ziet en voelt.',
      'De loods is dezelfde gebleven, het dak is dicht. Op 6.400 m² wordt er gezaagd, gefineerd, gelakt, gelast, gegoten en gemonteerd. Een badkamer maken wij niet; daar hoort iemand bij die uw muur heeft gezien.',
    ],
    facts: [
      { label: 'Begonnen', value: '1995' },
      { label: 'Werkplaats', value: '6.400 m²' },
      { label: 'Meubelen in 2025', value: '5.480' },
      { label: 'Onderdelen bewaard', value: '15 jaar' },
    ],
  },
  making: {
    title: 'Elf uur werk, zes weken tijd',
    intro:
      'Een wastafelmeubel van 1200 mm telt 87 onderdelen en vraagt elf uur van handen en machines. De rest van de zes weken ligt het hout te wachten of droogt de lak.',
    steps: [
      {
        title: 'Fineer kiezen',
        text: 'Drie opeenvolgende bladen van 0,6 mm uit één stam, op de lichttafel naast elkaar.',
      },
      { title: 'Voegen en persen', text: 'Met 7 bar op plaat van 19 mm, 90 seconden bij 85 °C. Daarna 48 uur rust.' },
      {
        title: 'Zagen en kanten',
        text: 'Op 0,1 mm nauwkeurig. Kanten gaan vast met lijm die in damp niet meer loslaat.',
      },
      { title: 'Lakken', text: 'Drie lagen met schuurgang 320 ertussen. De laatste droogt zestien uur.' },
      { title: 'Laden bouwen', text: 'Elke lade gaat met 25 kg zand erin twintig keer open en dicht.' },
      {
        title: 'Afmonteren',
        text: 'Hangend op de draaitafel, naden van 3 mm. Daarna de doos in, compleet gemonteerd.',
      },
    ],
  },
  exclusive: {
    title: 'Exclusief: zes lijnen, één maker per meubel',
    paragraphs: [
      'Linea, Epoque, Morrison, Tresore, Ligne en Modena worden van begin tot eind door dezelfde maker gebouwd.',
      'Wie het fineer kiest, hangt ook de fronten af. De laden zijn van massief eiken, 14 mm dik en met zwaluwstaarten verbonden; van de geleider ziet u niets. Reken op tien weken tussen order en levering.',
    ],
  },
  labels: {
    since: 'sinds',
    widths: 'Breedte',
    depth: 'Diepte',
    height: 'Hoogte kast',
    mounting: 'Ophanging',
    material: 'Materiaal',
    tops: 'Bladen',
    from: 'Vanaf',
    finishes: 'Afwerkingen',
    inclVat: 'incl. btw',
    mm: 'mm',
    or: 'of',
    /** The alternative text of a picture, where that of the site is only in Dutch. */
    room: 'Kamer met badkamermeubelen van Oeverhout',
    drawing: 'Vooraanzicht van {name}, {width} mm breed, met de bovenkant van het blad op {top} mm',
  },
  finishCount: (count: number) => `${count} afwerkingen`,
  mountings: { wandhangend: 'Wandhangend', staand: 'Staand', 'wandhangend of staand': 'Wandhangend of staand' },
  finishes: {
    title: 'Dertig kleuren voor elke dag',
    intro:
      'Fineer, lak en melamine van Oeverhout, en wat bij Type en Sjithouse hoort. Drukwerk haalt geen hout na: vraag bij uw verkooppunt het staal van 100 bij 150 mm.',
    exclusiveTitle: 'Tien voor Exclusief en tien bladen',
    exclusiveIntro: 'Edele fineren en diepe lakken voor de zes lijnen, daarnaast de bladen in HPL en in beton.',
    oeverhout: 'Oeverhout',
    exclusive: 'Exclusief',
    type: 'Type',
    sjithouse: 'Sjithouse',
    hpl: 'Bladen in HPL',
    concrete: 'Bladen in beton, voor Sjithouse',
  },
  mirrors: {
    title: 'Negenentwintig spiegels',
    intro:
      'Alle op één schaal getekend, in hun kleinste of gangbaarste maat. De gekleurde lijn is licht. Hang het midden van het glas op 1550 mm boven de vloer.',
    lit: 'met licht',
    unlit: 'zonder licht',
  },
  sizes: {
    title: 'Maten en prijzen',
    intro:
      'Maten in mm. De prijs is de richtprijs incl. btw waarmee de collectie begint, zonder kraan, montage en bezorging.',
    columns: ['Collectie', 'Breedten', 'Diepte', 'Hoogte kast', 'Bovenkant blad', 'Ophanging', 'Vanaf'],
  },
  guarantee: {
    title: 'Wat u mag verwachten',
    facts: [
      { label: 'Meubel', value: '5 jaar garantie' },
      { label: 'Elektronica', value: '2 jaar garantie' },
      { label: 'Geleiders van laden', value: '10 jaar garantie' },
      { label: 'Onderdelen leverbaar', value: '15 jaar na het einde van een collectie' },
    ],
    paragraphs: [
      'De termijnen lopen vanaf de datum op de factuur van uw verkooppunt en gaan mee als het meubel van eigenaar wisselt. Uw wettelijke rechten tegenover de verkoper blijven daarnaast gelden.',
      'Alle laden sluiten zacht. Plaatmateriaal heeft formaldehydeklasse E1 of lager; bij elke collectie staat de klasse op de site. Fronten, laden en ledvoedingen gaan los met een kruiskopschroevendraaier, zodat een onderdeel te vervangen is zonder de kast.',
    ],
    certificates: 'Onze drie keuren',
  },
  dealers: {
    title: 'Eerst voelen, dan kiezen',
    paragraphs: [
      'Wij verkopen niet aan huis. Een badkamerzaak meet uw kamer in, maakt de offerte en blijft uw aanspreekpunt. Trek er een lade open, leun er even op en kijk achterin.',
      'Welke zaak welke collectie toont, staat met openingstijden op www.oeverhout.example/verkooppunten.',
    ],
    count: 'verkooppunten',
    showroom: 'Onze showroom',
    showroomText:
      'In de voorste helft van de loods staan 31 opstellingen in kamers van 2 bij 3 m. In vier ervan stroomt water. Stalen leent u voor twee weken.',
    contact: 'Vragen',
  },
  countries: { Nederland: 'Nederland', België: 'België', Duitsland: 'Duitsland', Curaçao: 'Curaçao' },
  days: {},
  closed: 'Gesloten',
  back: 'Een goede lade hoort u niet, een goede naad ziet u niet.',
  colophon: (day: string, version: string) =>
    `Uitgave ${version}, ${day}. Maten en prijzen gelden vanaf die dag; kleuren op scherm en papier wijken af van hout en lak. De kamers in dit boekje zijn beelden van ons eigen meubelmodel.`,
  collection: (collection: Collection) => ({
    title: collection.hero.title,
    intro: collection.hero.intro,
    tagline: collection.tagline,
    material: collection.material,
    tops: collection.tops.map((top) => top.name),
  }),
  finish: (finish: Finish) => finish.displayName,
  /** `name` is that of the mark in content/site.json. */
  certificate: ({ name }: { name: string }) => ({ name, text: translated(certificates, name, 'nl') }),
}
