/**
 * The search params of 'Past het?': lengths in cm as visitors type them, `?width=80&depth=120&tap=left&color=eiken`. An invalid length stays as it was typed,
 * so that the form can explain it and no result silently ignores it; other invalid params count as absent.
 */
import { z } from 'zod/mini'
import { euros } from '#domain/catalogue/product-filter-params.ts'
import { tapPlaces, type Niche } from '#domain/fit/fit-rules.ts'
import { param, searchSchema, textLike } from '#domain/search-params.ts'

/** The lengths of the form, with their limits in cm; their words are in fit-words.ts. */
export const fitLimits = {
  width: { least: 20, most: 600 },
  height: { least: 50, most: 400 },
  depth: { least: 20, most: 1000 },
  drain: { least: 10, most: 150 },
  offset: { least: 0, most: 600 },
  postLeft: { least: 0, most: 60 },
  postRight: { least: 0, most: 60 },
  cabinet: { least: 30, most: 300 },
} as const
export type FitLength = keyof typeof fitLimits

/** Characters that are kept of a typed length. */
const maxTypedLength = 12

export const fitSearchSchema = searchSchema(() =>
  z.object({
    width: length('width'),
    height: length('height'),
    depth: length('depth'),
    /** Height of the centre of the drain, and its distance from the left wall. */
    drain: length('drain'),
    offset: length('offset'),
    /** What sticks out of the side walls. */
    postLeft: length('postLeft'),
    postRight: length('postRight'),
    /** Width of the cabinet under a mirror. */
    cabinet: length('cabinet'),
    tap: param(z.enum(tapPlaces)),
    /** A finish or a family of finishes, as in the product list. */
    color: param(textLike(/^[a-z0-9-]{1,80}$/)),
    /** In euros, as in the product list. */
    maxPrice: euros(),
    /** The item that the visitor came from, in the size that was chosen: 'product.planchet-sunny_PS-0600', 'mirror.m08', 'collection.beat45'. */
    item: param(textLike(/^(?:product|mirror|collection)\.[a-z0-9-]{1,80}(?:_[A-Za-z0-9-]{1,40})?$/)),
  }),
)
export type FitSearch = z.output<typeof fitSearchSchema>

/** What a visitor typed, '80,5' or ' 80.5 cm', as cm with a point and at most one decimal; undefined when it is not a length within the limits. */
export function readLength(name: FitLength, typed: string): string | undefined {
  const found = /^(\d{1,4})(?:[.,](\d)\d*)?$/.exec(typed.replace(/cm$/i, '').trim())
  if (!found) return undefined
  const cm = Number(`${found[1]}.${found[2] ?? '0'}`)
  return cm >= fitLimits[name].least && cm <= fitLimits[name].most ? String(cm) : undefined
}

/** In the order of the form. */
export const lengthNames = [
  'width',
  'height',
  'depth',
  'drain',
  'offset',
  'postLeft',
  'postRight',
  'cabinet',
] as const satisfies readonly FitLength[]

/** The invalid lengths of a search. */
export function badLengths(search: FitSearch): FitLength[] {
  return lengthNames.filter((name) => search[name] !== undefined && readLength(name, search[name]) === undefined)
}

/** The niche in mm; null without a width, and while a length is invalid. */
export function nicheOf(search: FitSearch): Niche | null {
  const width = inMillimetres(search.width)
  if (width === null || badLengths(search).length > 0) return null
  return {
    width,
    height: inMillimetres(search.height),
    depth: inMillimetres(search.depth),
    post: { left: inMillimetres(search.postLeft) ?? 0, right: inMillimetres(search.postRight) ?? 0 },
    tap: search.tap ?? null,
    drain: { height: inMillimetres(search.drain), left: inMillimetres(search.offset) },
    cabinet: inMillimetres(search.cabinet),
  }
}

function inMillimetres(cm: string | undefined): number | null {
  return cm === undefined ? null : Math.round(Number(cm) * 10)
}

/** A length as it was typed, normalised when it is valid. */
function length(name: FitLength) {
  return param(
    z.pipe(
      z.string(),
      z.transform((value) => {
        const typed = value.trim().slice(0, maxTypedLength).trimEnd()
        return readLength(name, typed) ?? (typed === '' ? undefined : typed)
      }),
    ),
  )
}
