/** Identifies a drawer or hinge by the visitor's answers; a question that no longer tells the candidates apart is left out. Pure. */
import { skipped } from './identify-search.ts'

export type Question = {
  key: string
  title: string
  where: string
  options: readonly { value: string; label: string }[]
}
export type System = {
  slug: string
  name: string
  code: string
  path: string
  marks: string
  /** The option of each question that describes it. */
  traits: Readonly<Record<string, string>>
}
export type Kind = { path: string; noun: string; questions: readonly Question[]; systems: readonly System[] }
/** By question: an option, or `skipped`. */
export type Seen = Readonly<Record<string, string | undefined>>

export type Identified = {
  /** Systems that match all answers; none when two answers contradict each other. */
  candidates: System[]
  /** The next question that tells the candidates apart, with their options; null when one candidate or none is left. */
  next: Question | null
}

export function identify(kind: Kind, seen: Seen): Identified {
  const answered = kind.questions.flatMap((question) => {
    const value = seen[question.key]
    return value === undefined || value === skipped ? [] : [{ key: question.key, value }]
  })
  const candidates = kind.systems.filter((system) => answered.every(({ key, value }) => system.traits[key] === value))
  if (candidates.length < 2) return { candidates, next: null }
  const open = kind.questions
    .filter((question) => seen[question.key] === undefined)
    .map((question) => ({
      ...question,
      options: question.options.filter(({ value }) =>
        candidates.some((system) => system.traits[question.key] === value),
      ),
    }))
  return { candidates, next: open.find((question) => question.options.length > 1) ?? null }
}

export const drawers: Kind = {
  path: '/montage/ladesystemen',
  noun: 'lade',
  questions: [
    {
      key: 'wall',
      title: 'Hoe ziet de zijwand van de lade eruit?',
      where: 'Trek de lade uit en kijk van boven op de wand.',
      options: [
        { value: 'double', label: 'Lichtgrijs staal, dubbel, 13 mm dik' },
        { value: 'flat', label: 'Antraciet staal, vlak, 16 mm dik' },
        { value: 'wood', label: 'Eiken, 14 mm dik, met zwaluwstaarten' },
        { value: 'thin', label: 'Zwart staal, zo dun als een munt' },
      ],
    },
    {
      key: 'under',
      title: 'Wat voelt u onder de bodem?',
      where: 'Steek uw hand onder de lade, vlak achter het front.',
      options: [
        { value: 'wheel', label: 'Een geribbeld wiel met een hefboom' },
        { value: 'blocks', label: 'Twee gladde blokken' },
        { value: 'grips', label: 'Twee zwarte knijpers' },
        { value: 'nothing', label: 'Niets' },
      ],
    },
    {
      key: 'runner',
      title: 'Waar loopt de geleider?',
      where: 'Kijk naast de open lade.',
      options: [
        { value: 'hidden', label: 'Onder de bodem, niet te zien' },
        { value: 'side', label: 'Opzij, een stalen rail met kogels' },
      ],
    },
  ],
  systems: systemsBelow('/montage/ladesystemen', [
    {
      slug: 'hettich',
      name: 'Ladesysteem Hettich',
      code: 'LS-H',
      marks: 'Lichtgrijs, wiel onder de bodem',
      traits: { wall: 'double', under: 'wheel', runner: 'hidden' },
    },
    {
      slug: 'scala',
      name: 'Ladesysteem Scala',
      code: 'LS-S',
      marks: 'Antraciet, rond deksel in de wand',
      traits: { wall: 'flat', under: 'blocks', runner: 'hidden' },
    },
    {
      slug: 'exclusief',
      name: 'Ladesysteem Exclusief',
      code: 'LS-E',
      marks: 'Eiken, knijpers onder het front',
      traits: { wall: 'wood', under: 'grips', runner: 'hidden' },
    },
    {
      slug: 'xp',
      name: 'Ladesysteem XP',
      code: 'LS-XP',
      marks: 'Dun zwart staal, rail opzij',
      traits: { wall: 'thin', under: 'nothing', runner: 'side' },
    },
  ]),
}

export const hinges: Kind = {
  path: '/montage/scharnieren',
  noun: 'deur',
  questions: [
    {
      key: 'end',
      title: 'Wat zit er aan het einde van de arm?',
      where: 'Open de deur helemaal en kijk aan de kant van de kast.',
      options: [
        { value: 'lip', label: 'Een lip met een gaatje' },
        { value: 'button', label: 'Een platte drukknop' },
        { value: 'wire', label: 'Een beugel van staaldraad, eronder' },
      ],
    },
    {
      key: 'arm',
      title: 'Welke vorm heeft de arm?',
      where: 'De arm loopt van de deur naar de kast.',
      options: [
        { value: 'cover', label: 'Geborsteld dekplaatje erover' },
        { value: 'taper', label: 'Naar achteren smaller' },
        { value: 'even', label: 'Overal even breed, plaat als een kruis' },
      ],
    },
    {
      key: 'cup',
      title: 'Hoe breed is het ronde potje in de deur?',
      where: 'Leg een rolmaat over het midden.',
      options: [
        { value: '35', label: '35 mm' },
        { value: '40', label: '40 mm' },
      ],
    },
  ],
  systems: systemsBelow('/montage/scharnieren', [
    {
      slug: 'exclusief',
      name: 'Scharnier Exclusief',
      code: 'SC-E',
      marks: 'Potje van 40 mm, lip met gaatje',
      traits: { end: 'lip', arm: 'cover', cup: '40' },
    },
    {
      slug: 'grass',
      name: 'Scharnier Grass',
      code: 'SC-G',
      marks: 'Platte drukknop achteraan',
      traits: { end: 'button', arm: 'taper', cup: '35' },
    },
    {
      slug: 'hettich',
      name: 'Scharnier Hettich',
      code: 'SC-H',
      marks: 'Draadbeugel, plaat als een kruis',
      traits: { end: 'wire', arm: 'even', cup: '35' },
    },
  ]),
}

function systemsBelow(folder: string, systems: readonly Omit<System, 'path'>[]): System[] {
  return systems.map((system) => ({ ...system, path: `${folder}/${system.slug}` }))
}
