/** The verdicts and rules in words. */
import { inCentimetres } from '#domain/dimensions.ts'
import type { FitGroup } from '#domain/fit/fit-groups.ts'
import { passage, wallPlay, type Check, type FitRule, type Verdict } from '#domain/fit/fit-rules.ts'
import type { FitLength } from './fit-search.ts'

export const verdictWords: Readonly<Record<Verdict, string>> = { fits: 'Past', tight: 'Past net', unfit: 'Past niet' }
export const groupWords: Readonly<Record<FitGroup, string>> = {
  furniture: 'Wastafelmeubelen en toiletmeubelen',
  cabinets: 'Kasten en tafels',
  mirrors: 'Spiegels en wandkasten',
}

const cm = (mm: number) => `${inCentimetres(Math.round(mm))} cm`

/** The dimension label of what is round is in mm, everything else on the page in cm. */
export function sizeInCentimetres(label: string): string {
  return label.replace(/^⌀ (\d+) mm$/, (_, mm) => `⌀ ${cm(Number(mm))}`)
}

/** Why a piece does not fit by this rule, or what makes it tight. */
export function reasonOf(check: Check): string {
  return check.available < check.needed ? failed[check.rule](check) : tight[check.rule](check)
}

const failed: Readonly<Record<FitRule, (check: Check) => string>> = {
  width: ({ needed, available }) =>
    `${cm(needed - available)} te breed: met ${wallPlay.least} mm speling aan beide kanten is ${cm(needed)} nodig.`,
  post: ({ needed, available }) =>
    `Fronten raken wat uit de zijmuur steekt: ${cm(needed - available)} te weinig om ze vrij te laten lopen.`,
  height: ({ needed, available }) =>
    `${cm(needed - available)} te hoog: er is ${cm(needed)} nodig om het te plaatsen en te gebruiken.`,
  depth: ({ needed, available }) =>
    `${cm(needed - available)} te diep: er moet ${cm(passage.least)} overblijven om ervoor te staan.`,
  elbow: ({ needed, available }) =>
    `Twee kommen vragen 35 cm van hart tot zijmuur; daarvoor ontbreekt ${cm(needed - available)} in de breedte.`,
  tap: ({ needed, available }) =>
    available < 0
      ? `Bij geen van de kommen blijft er plaats voor de kraan; nodig is ${cm(needed)}.`
      : `Voor de kraan is ${cm(needed)} nodig; bij de ruimste kom blijft er ${cm(available)} over.`,
  'drain-height': ({ available }) =>
    `De afvoer zit ${cm(-available)} te ver van de hoogte van de sifon, ook als het meubel hoger of lager hangt.`,
  'drain-side': ({ available }) => `De afvoer zit ${cm(-available)} te ver opzij: het meubel kan niet verder schuiven.`,
  'mirror-wide': ({ needed, available }) => `${cm(needed - available)} breder dan de kast eronder.`,
  'mirror-narrow': ({ needed }) => `Te smal boven die kast: een spiegel is er minstens ${cm(Math.ceil(needed))} breed.`,
}

const tight: Readonly<Record<FitRule, (check: Check) => string>> = {
  width: ({ available, ample }) =>
    `Aan elke kant blijft ${Math.floor((available - ample) / 2) + wallPlay.ample} mm. Laat eerst meten of de muren haaks staan.`,
  post: () => 'De fronten lopen net vrij van wat uit de zijmuur steekt.',
  height: ({ available, needed }) => `In de hoogte blijft ${cm(available - needed)} over boven wat minstens nodig is.`,
  depth: ({ available, needed }) =>
    `Ervoor blijft ${cm(available - needed + passage.least)} om te staan; ${cm(passage.ample)} staat prettiger.`,
  elbow: () => 'Van hart kom tot zijmuur blijft net 35 cm.',
  tap: () => 'De kraan past net.',
  'drain-height': ({ available, ample }) =>
    `Hang het meubel ${cm(ample - available)} hoger of lager dan op de tekening, mee met de afvoer.`,
  'drain-side': ({ available, ample }) => `De sifon overbrugt ${cm(ample - available)} opzij.`,
  'mirror-wide': () => 'Even breed als de kast eronder.',
  'mirror-narrow': () => 'Smal boven die kast.',
}

/** The labels and hints of the lengths. */
export const fitWords: Readonly<Record<FitLength, { label: string; hint: string }>> = {
  width: { label: 'Breedte', hint: 'Tussen de zijmuren, de kleinste van drie metingen' },
  height: { label: 'Hoogte', hint: 'Vanaf de vloer tot het plafond of de vensterbank' },
  depth: { label: 'Diepte', hint: 'Van de achterwand tot wat ertegenover staat' },
  drain: { label: 'Afvoer, hoogte', hint: 'Hart van de buis boven de afgewerkte vloer' },
  offset: { label: 'Afvoer, vanaf links', hint: 'Van de linkermuur tot het hart van de buis' },
  postLeft: { label: 'Kozijn of radiator links', hint: 'Hoe ver het uit de linkermuur steekt' },
  postRight: { label: 'Kozijn of radiator rechts', hint: 'Hoe ver het uit de rechtermuur steekt' },
  cabinet: { label: 'Kast onder de spiegel', hint: 'Breedte van het meubel waar de spiegel boven hangt' },
}
