/** A set in words: for the live text, its facts and whether it suits the place and the budget of a visitor. */
import { weightInWords } from '#domain/catalogue/weight-words.ts'
import type { Fact } from '#app/ui/facts/FactList.tsx'
import { countLabel } from '#app/lib/count-label.ts'
import { formatPrice } from '#domain/money.ts'
import { wallPlay } from '#domain/fit/fit-rules.ts'
import type { SetView } from '#server/configurator/set-view.ts'
import type { Place } from './set-address.ts'

/** 'Beat 45: 1000 mm, Eiken naturel, Keramische wastafel. Samen € 2.047,00.' */
export function summaryOf({ name, notes, lines, total, changes }: SetView): string {
  const [cabinet] = lines
  const rest = lines.slice(1).map(({ name: part }) => part)
  const chosen = notes.map(({ value }) => value)
  return [
    `${name}: ${[cabinet?.detail ?? '', ...rest, ...chosen].filter(Boolean).join(', ')}.`,
    `Samen ${formatPrice(total)}.`,
    ...changes.map(({ label, text }) => `${label}: ${text}`),
  ].join(' ')
}

/** Weight, delivery and fixing of the whole. */
export function setFacts({ kg, weeks, fixing, width, drawing, notes }: SetView): Fact[] {
  return [
    { label: 'Breedte', value: `${width} mm` },
    ...notes,
    ...(kg === null
      ? []
      : [{ label: 'Gewicht', value: `${weightInWords({ kg, isCalculated: true })}, alles samen en leeg` }]),
    { label: 'Levertijd', value: `${countLabel(weeks, 'week', 'weken')} na de orderbevestiging` },
    ...(fixing
      ? [
          {
            label: 'Bevestiging',
            value: `${fixing.kind === 'brackets' ? countLabel(fixing.count, 'kantelanker', 'kantelankers') : `${countLabel(fixing.count, 'schroef', 'schroeven')} van 8 × 80 mm`}${
              typeof fixing.height === 'number' ? `, op ${fixing.height} mm boven de vloer` : ''
            }`,
          },
        ]
      : []),
    ...(drawing.plan
      ? [
          { label: 'Hart afvoer', value: `${drawing.plan.drain} mm boven de vloer` },
          { label: 'Hart aanvoer', value: `${drawing.plan.water} mm boven de vloer` },
        ]
      : []),
  ]
}

/** Whether it suits, in one sentence for each thing that a visitor filled in. */
type Verdict = { suits: boolean; text: string }

/** By the rule of 'Past het?': a few mm between the furniture and each wall. */
export function nicheVerdict({ width }: Pick<SetView, 'width'>, { niche }: Place): Verdict | null {
  if (niche === undefined) return null
  const play = niche - width
  if (play < 2 * wallPlay.least)
    return {
      suits: false,
      text: `Past niet in ${niche} mm: met ${wallPlay.least} mm speling aan elke kant is ${width + 2 * wallPlay.least} mm nodig.`,
    }
  return {
    suits: true,
    text:
      play < 2 * wallPlay.ample
        ? `Past net in ${niche} mm: er blijft ${play} mm over.`
        : `Past in ${niche} mm: er blijft ${play} mm over.`,
  }
}

export function budgetVerdict({ total }: Pick<SetView, 'total'>, { budget }: Place): Verdict | null {
  if (budget === undefined) return null
  const left = budget * 100 - total
  if (left < 0) return { suits: false, text: `${formatPrice(-left)} boven uw budget.` }
  return { suits: true, text: left === 0 ? 'Precies uw budget.' : `${formatPrice(left)} onder uw budget.` }
}
