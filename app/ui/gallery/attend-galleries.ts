/** All galleries of the page as one: whether React made them or they stand in it as HTML, keys, buttons, small pictures and the row itself move them. Comes late (galleries.ts). */
import { galleries } from './galleries.ts'
import { placeAfter } from './row-place.ts'

/** Where a row is on its way to: what it passes is not where the visitor is. Until it is there, or a visitor takes hold of it. */
const headings = new WeakMap<HTMLElement, number>()
let isAttended = false

galleries.arrive((part) => {
  if (isAttended) return
  isAttended = true
  // Ahead of those who follow links and keys on the whole page.
  document.addEventListener('click', press, { capture: true })
  document.addEventListener('keydown', turn, { capture: true })
  document.addEventListener('focusin', enter)
  // These two do not bubble.
  document.addEventListener('scroll', look, { capture: true, passive: true })
  for (const hold of ['pointerdown', 'wheel', 'scrollend'] as const)
    document.addEventListener(hold, letGo, { capture: true, passive: true })
  // Those that stood there before: where they were swiped to, and where the focus went. One that is made anew is not asked how it lies.
  for (const row of part.querySelectorAll(':scope [data-gallery] > :first-child')) look({ target: row })
  enter({ target: document.activeElement })
})

type Parts = { row: HTMLElement; links: HTMLElement[]; steps: HTMLElement[]; number: Element | null; place: number }

/** The gallery around `target`, as it stands; null elsewhere. */
function partsAround(target: EventTarget | null): Parts | null {
  const gallery = target instanceof Element ? target.closest('[data-gallery]') : null
  const row = gallery?.firstElementChild
  if (!gallery || !(row instanceof HTMLElement)) return null
  const links = [...gallery.querySelectorAll<HTMLElement>('[data-small] a')]
  return {
    row,
    links,
    steps: [...gallery.querySelectorAll<HTMLElement>('button[data-step]')],
    number: gallery.querySelector('[data-place]'),
    place: Math.max(
      0,
      links.findIndex((link) => link.ariaCurrent === 'true'),
    ),
  }
}

function show({ links, steps, number }: Parts, place: number): void {
  for (const [index, link] of links.entries()) link.ariaCurrent = index === place ? 'true' : null
  for (const step of steps)
    step.ariaDisabled = place === (step.dataset['step'] === '-1' ? 0 : links.length - 1) ? 'true' : null
  if (number) number.textContent = String(place + 1)
}

function go(parts: Parts, next: number): void {
  headings.set(parts.row, next)
  show(parts, next)
  parts.row.scrollTo({ left: next * parts.row.clientWidth })
}

function press(event: MouseEvent): void {
  const parts = partsAround(event.target)
  const pressed =
    event.target instanceof Element ? event.target.closest<HTMLElement>('[data-small] a, button[data-step]') : null
  if (parts === null || pressed === null || event.metaKey || event.ctrlKey || event.shiftKey) return
  event.preventDefault()
  const { step } = pressed.dataset
  go(
    parts,
    step === undefined
      ? parts.links.indexOf(pressed)
      : Math.min(parts.links.length - 1, Math.max(0, parts.place + Number(step))),
  )
}

function turn(event: KeyboardEvent): void {
  const parts = partsAround(event.target)
  if (parts === null || event.metaKey || event.ctrlKey || event.altKey || event.shiftKey) return
  const next = placeAfter(event.key, parts.place, parts.row.children.length)
  if (next === null) return
  event.preventDefault()
  go(parts, next)
  // The focus goes along within the row, and within the small ones.
  const items = event.target instanceof Element ? event.target.closest('ul')?.children : undefined
  const link = [...(items?.[next]?.querySelectorAll('a') ?? [])].find(
    (candidate) => candidate.getClientRects().length > 0 && getComputedStyle(candidate).visibility === 'visible',
  )
  link?.focus({ preventScroll: true })
}

/** The focus that comes to a picture brings it into sight: browsers leave a row that snaps where it is when they only would have to move it sideways. */
function enter({ target }: Pick<Event, 'target'>): void {
  const parts = partsAround(target)
  const next =
    parts === null ? -1 : [...parts.row.children].findIndex((child) => target instanceof Node && child.contains(target))
  if (parts !== null && next >= 0 && next !== parts.place) go(parts, next)
}

function look({ target }: Pick<Event, 'target'>): void {
  const parts = target instanceof Element ? partsAround(target) : null
  if (parts === null || parts.row !== target) return
  const seen = Math.round(parts.row.scrollLeft / Math.max(1, parts.row.clientWidth))
  if ((headings.get(parts.row) ?? seen) !== seen) return
  // Here, for Safari says nothing of the end of a scroll.
  headings.delete(parts.row)
  show(parts, seen)
}

/** It goes nowhere any more: it stands still short of where it was sent, or somebody moves it. */
function letGo(event: Event): void {
  const row = event.target instanceof Element ? event.target.closest('[data-gallery] > :first-child') : null
  if (!(row instanceof HTMLElement) || !headings.delete(row)) return
  look({ target: row })
}
