/** The three certificates: what a mark of the maker means, how it is checked and which furniture has it. */
import { basename } from 'node:path'
import type { Download } from '#domain/downloads/download.schema.ts'
import { site } from '#domain/site.ts'
import type { ContentFiles } from '#server/content/content-files.ts'
import { dayInWords, styles, type Paper } from '#server/pdf/paper.ts'
import { printDrawing } from './pictures.ts'
import { newSheet } from './sheet-frame.ts'
import { dutch } from './words-nl.ts'

type Certificate = {
  /** The mark in content/site.json. */
  mark: string
  subject: string
  facts: readonly { label: string; value: string }[]
  meaning: readonly string[]
  check: readonly string[]
  limits: string
  appliesTo: (paper: Paper, files: ContentFiles) => void
}

const certificates: Record<string, Certificate> = {
  'plaatkeur-e1': {
    mark: 'Plaatkeur E1',
    subject: 'Formaldehydeklasse van de plaat per collectie en hoe die wordt bewaakt',
    facts: [
      { label: 'Norm', value: 'EN 717-1, proefkamer' },
      { label: 'Grens klasse E1', value: '0,124 mg per m³ lucht' },
      { label: 'Grens E0,5', value: 'de helft van E1' },
    ],
    meaning: [
      'Plaat wordt met lijm gemaakt, en uit die lijm kan formaldehyde vrijkomen. In een proefkamer van vaste grootte en temperatuur wordt gemeten hoeveel daarvan na vier weken in de lucht zit. Klasse E1 betekent: niet meer dan 0,124 mg per kubieke meter.',
      'Voor meubelen die na 6 augustus 2026 in de EU op de markt komen, is de grens verlaagd tot 0,062 mg per kubieke meter (verordening 2023/1464). Dat is de waarde van E0,5.',
    ],
    check: [
      'Elke partij plaat komt binnen met een meetrapport van de fabriek. Zonder rapport gaat de partij terug.',
      'Het rapportnummer wordt gekoppeld aan de weekorder, zodat bij elk ordernummer terug te vinden is uit welke partij het meubel komt.',
      'Randen en gaten die water of lucht kunnen zien, worden in de werkplaats gedicht: met kant, lak of sealer.',
    ],
    limits:
      'Plaatkeur E1 is de naam van onze eigen ingangscontrole. Het is geen keurmerk van een ander en zegt niets over lak, kit of tegels in uw badkamer.',
    appliesTo: (paper, files) => {
      paper.heading(2, 'Klasse per collectie')
      paper.table(
        [
          { title: 'Collectie', share: 20 },
          { title: 'Klasse', share: 12 },
          { title: 'Romp en fronten', share: 68 },
        ],
        [...files.collections.values()].map((collection) => [
          collection.name,
          collection.formaldehydeClass,
          collection.material,
        ]),
      )
    },
  },
  'herkomst-hout': {
    mark: 'Herkomst Hout',
    subject: 'Land en bosgebied van fineer en massief hout, met de houtafwerkingen',
    facts: [
      { label: 'Eiken uit Duitsland en Frankrijk', value: '91 % in 2025' },
      { label: 'Gecertificeerd op bosbeheer', value: '83 % van het houtvolume' },
      { label: 'Alleen papieren van de zagerij', value: '17 %' },
    ],
    meaning: [
      'Van elk pak fineer en elke plank ligt vast uit welk land en welk bosgebied de stam komt. Die gegevens staan op het label van het pak en gaan mee met de weekorder.',
      'Al het lariks komt uit Oostenrijk. Amerikaans noten komt per schip uit de staten Indiana en Ohio. Berkenmultiplex komt uit Finland.',
    ],
    check: [
      'Bij aankomst: stamnummer, houtsoort, aantal bladen en bosgebied vergelijken met de vrachtbrief.',
      'In het magazijn: elk pak houdt zijn label tot het laatste vel. Van elk pak blijft één vel bewaard.',
      'Op verzoek: met uw ordernummer zoekt de servicedesk het pak op en noemt u het gebied.',
    ],
    limits:
      'Herkomst Hout is onze eigen registratie. Voor 17 % van het volume is er geen onafhankelijke controle van het bosbeheer; daarvan hebben wij de papieren van de zagerij.',
    appliesTo: (paper, files) => {
      paper.heading(2, 'Afwerkingen in hout')
      const wooden = files.finishes.filter(
        (finish) => finish.surface.kind === 'fineer' || finish.surface.kind === 'massief',
      )
      paper.table(
        [
          { title: 'Afwerking', share: 24 },
          { title: 'Materiaal', share: 76 },
        ],
        wooden.map((finish) => [finish.displayName, finish.surface.material]),
      )
    },
  },
  'vochtproef-500': {
    mark: 'Vochtproef 500',
    subject: 'Hoe fronten en kanten 500 uur in warme, natte lucht worden beproefd',
    facts: [
      { label: 'Duur', value: '500 uur, bijna drie weken' },
      { label: 'Temperatuur', value: '40 °C' },
      { label: 'Luchtvochtigheid', value: '90 %' },
    ],
    meaning: [
      'Een badkamer waarin twee mensen douchen, is ongeveer een half uur per dag zo vochtig. Vijfhonderd uur achter elkaar komt overeen met bijna drie jaar aan douchebeurten, zonder de pauzes waarin hout en lak weer drogen.',
      'Beproefd zijn een front van 600 × 250 mm per soort afwerking, en een strook van 300 mm met elke kant die wij verwerken: fineer, ABS, volle lak en massief.',
    ],
    check: [
      'Vooraf: dikte op zes punten, kleur en glans, en een foto van elke kant.',
      'Na 100, 250 en 500 uur: kijken naar blaasjes, scheuren en loslatende kanten.',
      'Achteraf: zeven dagen laten drogen bij 20 °C en 55 %, dan opnieuw meten. Daarna trekken wij de kant los; er moet plaat aan blijven zitten.',
    ],
    limits:
      'Vochtproef 500 is onze eigen proef. Zij zegt iets over damp, niet over stilstaand water: een lekkende sifon of een open kitnaad houdt geen enkele plaat het vol.',
    appliesTo: (paper, files) => {
      paper.heading(2, 'Wat beproefd is')
      const kinds = [
        ['Gelakt fineer', 'fineer'],
        ['Massief, geolied', 'massief'],
        ['Matte lak', 'mat-lak'],
        ['Zijdeglanslak', 'zijdeglans-lak'],
        ['Hoogglanslak', 'hoogglans-lak'],
        ['Melamine', 'melamine'],
      ] as const
      paper.table(
        [
          { title: 'Soort', share: 26 },
          { title: 'Afwerkingen', share: 74 },
        ],
        kinds.map(([name, kind]) => [
          name,
          files.finishes
            .filter((finish) => finish.surface.kind === kind)
            .map((finish) => finish.displayName)
            .join(', '),
        ]),
      )
    },
  },
}

export async function makeCertificate(entry: Download, files: ContentFiles): Promise<Buffer> {
  const certificate = certificates[basename(entry.file, '.pdf')]
  const mark = site.certificates.find((candidate) => candidate.name === certificate?.mark)
  if (!certificate || !mark)
    throw new RangeError(`${entry.file}: there is no certificate of that name in content/site.json`)
  const paper = newSheet(entry, 'Certificaat', certificate.subject)
  paper.newPage()
  paper.bookmark(entry.title)
  const emblem = await printDrawing(mark.image, 84)
  const full = paper.columns(0, 12)
  const box = { x: full.x + full.width - 84, y: paper.y, width: 84, height: 84 }
  const text = paper.columns(0, 9)
  paper.y = paper.put('H1', mark.name, { ...text, y: paper.y - 6 }, styles.display) + 4
  paper.paragraph(dutch.certificate(mark).text, text, styles.lead)
  if (emblem)
    paper.figure(`Teken van ${mark.name}`, box, () =>
      paper.doc.image(emblem, box.x, box.y, { fit: [box.width, box.height] }),
    )
  paper.y = Math.max(paper.y + 8, box.y + box.height + 16)
  paper.facts(certificate.facts, 3)
  paper.heading(2, 'Wat het betekent')
  for (const paragraph of certificate.meaning) paper.paragraph(paragraph)
  paper.y += 4
  paper.heading(2, 'Hoe het wordt bewaakt')
  paper.list(certificate.check)
  paper.heading(2, 'Wat het niet zegt')
  paper.paragraph(certificate.limits)
  paper.y += 8
  certificate.appliesTo(paper, files)
  paper.paragraph(
    `Vastgesteld door de afdeling kwaliteit op ${dayInWords(entry.date, 'nl')}, versie ${entry.version}. Geldig tot een nieuwe versie verschijnt.`,
    full,
    styles.small,
  )
  return paper.finish()
}
