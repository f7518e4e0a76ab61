/** The parts of a set, in the order of the page. What is open for one depends only on those before it. */
export const parts = [
  'cabinet',
  'width',
  'finish',
  'top',
  'topFinish',
  'basin',
  'basinFinish',
  'basinAt',
  'tap',
  'handle',
  'handleFinish',
  'mirror',
  'side',
  'sideAt',
  'hinge',
] as const
export type Part = (typeof parts)[number]

/** The value of every part; '' where a part does not apply. The width is in mm. */
export type Choice = Readonly<Record<Part, string>>
/** What a visitor asked for; the rest is left to us. */
export type Wish = Readonly<Partial<Record<Part, string>>>

/** A part that is left out. */
export const none = 'none'
/** Where a basin is until another place is chosen. */
export const middle = 'middle' as const
/** The handle that the cabinet has. */
export const standardHandle = 'standard'

/** What the values are called that every collection has. */
export const valueWords = {
  top: { [none]: 'Zonder blad' },
  basin: { [none]: 'Zonder kom' },
  basinAt: { [middle]: 'In het midden', left: 'Links', right: 'Rechts' },
  tap: {
    middle: 'Kraangat achter de kom',
    left: 'Kraangat links van de kom',
    right: 'Kraangat rechts van de kom',
    two: 'Twee kraangaten',
    wall: 'Kraan uit de wand',
  },
  handle: { [standardHandle]: 'Zoals het meubel hem heeft' },
  mirror: { [none]: 'Zonder spiegel' },
  side: { [none]: 'Zonder kast ernaast' },
  sideAt: { right: 'Rechts', left: 'Links', both: 'Aan beide kanten' },
  hinge: { left: 'Scharnieren links', right: 'Scharnieren rechts' },
} as const

export const partWords: Readonly<Record<Part, string>> = {
  cabinet: 'Indeling',
  width: 'Breedte',
  finish: 'Afwerking',
  top: 'Blad',
  topFinish: 'Kleur van het blad',
  basin: 'Kom',
  basinFinish: 'Kleur van de kom',
  basinAt: 'Plaats van de kom',
  tap: 'Plaats van de kraan',
  handle: 'Greep',
  handleFinish: 'Kleur van de greep',
  mirror: 'Spiegel',
  side: 'Kast ernaast',
  sideAt: 'Plaats van de kast',
  hinge: 'Draairichting',
}
