/** A form for a measured niche, and everything that fits in it. The state is the address, with or without JavaScript. */
import { useSuspenseQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import type { SubmitEvent, SyntheticEvent } from 'react'
import { stringifySearch } from '#domain/search-string.ts'
import { AnnouncedChange } from '#app/lib/announce.ts'
import { unbroken } from '#app/lib/unbroken.ts'
import { Band } from '#app/ui/band/Band.tsx'
import { Button } from '#app/ui/button/Button.tsx'
import { ChoiceField, NumberField } from '#app/ui/small-field/SmallField.tsx'
import { Fold } from '#app/ui/fold/Fold.tsx'
import { LengthField } from '#app/ui/length-field/LengthField.tsx'
import type { SectionContent } from '#domain/pages/section.schema.ts'
import type { FitResults } from '#server/fit/fit-results.ts'
import { productFilters, type FilterOption } from '#domain/catalogue/product-filters.ts'
import { fitGroups } from '#domain/fit/fit-groups.ts'
import { FitDrawing } from './FitDrawing.tsx'
import { FitGroupList } from './FitGroupList.tsx'
import { fitQueryOptions } from './fit-query.ts'
import { fitWords, groupWords } from './fit-words.ts'
import { tapPlaces, type Niche, type TapPlace } from '#domain/fit/fit-rules.ts'
import { badLengths, fitSearchSchema, lengthNames, nicheOf, type FitLength, type FitSearch } from './fit-search.ts'
import { keepDetailsOpen } from './keep-details-open.ts'
import { lengthFault } from './length-fault.ts'
import styles from './FitFinder.module.css'

const path = '/service/past-het'
/** Id of the result, where the form leads. */
const outcome = 'uitkomst'
/** Groups that a visitor opened stay open while other lengths are tried. */
const detailsRef = keepDetailsOpen()
const tapWords: Readonly<Record<TapPlace, string>> = {
  left: 'Links van de kom',
  middle: 'Achter de kom',
  right: 'Rechts van de kom',
}

/** `guide`: what the page says of measuring. */
export function FitFinder({ search, guide }: { search: FitSearch; guide: readonly SectionContent[] }) {
  const { data: answer } = useSuspenseQuery(fitQueryOptions(search))
  const niche = nicheOf(search)
  return (
    <>
      <Band space="tight">
        {/* In a narrow window, once there is a result to see. */}
        <Fold
          className={styles['measure']}
          data-asked={niche ? '' : undefined}
          open={niche === null}
          summary={niche && `Wijzig: ${measuresOf(search)}`}
        >
          <div className={styles['columns']}>
            <MeasureForm search={search} asked={answer.asked} colors={answer.colors} />
            <MeasureGuide sections={guide} />
          </div>
        </Fold>
      </Band>
      {niche && <Outcome niche={niche} answer={answer} />}
    </>
  )
}

/** 'breedte 100, hoogte 180 cm' */
function measuresOf(search: FitSearch): string {
  const given = lengthNames.slice(0, 3).flatMap((name) => {
    const value = search[name]
    return value === undefined ? [] : `${fitWords[name].label.toLowerCase()} ${value.replace('.', ',')}`
  })
  return unbroken(`${given.join(', ')} cm`)
}

/** Beside the fields. */
function MeasureGuide({ sections }: { sections: readonly SectionContent[] }) {
  const blocks = sections.flatMap((section) => (section.kind === 'prose' ? section.blocks : []))
  return blocks.map(({ title, paragraphs, list = [] }) => (
    <section key={title} className={styles['guide']}>
      <h2>{title}</h2>
      {paragraphs.map((text) => (
        <p key={text}>{text}</p>
      ))}
      <ul>
        {list.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </section>
  ))
}

type MeasureFormProps = { search: FitSearch; asked: FitResults['asked']; colors: readonly FilterOption[] }

function MeasureForm({ search, asked, colors }: MeasureFormProps) {
  const router = useRouter()
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    // Fields that were filled in before hydration have not been checked yet.
    for (const field of form.elements) validate(field)
    if (!form.reportValidity()) return
    const entries = Object.fromEntries(new FormData(form))
    router.history.push(`${path}${stringifySearch(fitSearchSchema.parse(entries))}#${outcome}`)
    const fold = form.closest('details')
    if (fold && nicheOf(search)) fold.open = false // the first result closes it itself
  }
  const fieldOf = (name: FitLength) => (
    <LengthField
      key={name}
      name={name}
      label={fitWords[name].label}
      hint={fitWords[name].hint}
      value={search[name]}
      fault={lengthFault(name, search[name] ?? '')}
      required={name === 'width'}
    />
  )
  const isFaulty = badLengths(search).length > 0
  const isPrecise = [search.tap, search.drain, search.offset, search.postLeft, search.postRight, search.cabinet].some(
    (value) => value !== undefined,
  )
  return (
    <search className={styles['search']}>
      <form
        className={styles['form']}
        method="get"
        action={`${path}#${outcome}`}
        onInput={(event) => validate(event.target)}
        onInvalidCapture={unfold}
        onSubmit={send}
      >
        {asked && (
          <p className={styles['asked']}>
            <input key={search.item} type="hidden" name="item" value={search.item} />
            U meet voor <a href={asked.href}>{asked.name}</a>
            {asked.size !== undefined && `, ${unbroken(asked.size)}`}.{' '}
            <a href={path + stringifySearch({ ...search, item: undefined })}>Bekijk alles wat past</a>
          </p>
        )}
        {isFaulty && (
          <p id={outcome} className={styles['faulty']} role="alert">
            Wij kunnen nog niet kijken wat past: niet alle maten hieronder kloppen.
          </p>
        )}
        <div className={styles['fields']}>
          {lengthNames.slice(0, 3).map(fieldOf)}
          <ColorAndBudget search={search} colors={colors} />
        </div>
        <Fold className={styles['precise']} open={isPrecise} summary="Kraan, afvoer, kozijn en kast">
          <div className={styles['fields']}>
            <ChoiceField
              name="tap"
              label="Plaats van de kraan"
              value={search.tap}
              none="Weet ik nog niet"
              options={tapPlaces.map((place) => ({ value: place, label: tapWords[place] }))}
            />
            {lengthNames.slice(3).map(fieldOf)}
          </div>
        </Fold>
        <p className={styles['actions']}>
          <Button type="submit">Kijk wat past</Button>
          {(isFaulty || nicheOf(search)) && <a href={path}>Alles wissen</a>}
        </p>
      </form>
    </search>
  )
}

const price = productFilters.find((filter) => filter.key === 'price')

function ColorAndBudget({ search, colors }: Pick<MeasureFormProps, 'search' | 'colors'>) {
  return (
    <>
      <ChoiceField name="color" label="Kleur" value={search.color} none="Alle kleuren" options={colors} />
      <NumberField
        name="maxPrice"
        label="Hoogste prijs in euro, incl. btw"
        value={search.maxPrice}
        pattern={price?.pattern}
        title={price?.hint}
      />
    </>
  )
}

/** Sets the error of a length, which the browser shows at its field instead of submitting. */
function validate(field: EventTarget) {
  const name = field instanceof HTMLInputElement && lengthNames.find((known) => known === field.name)
  if (name) field.setCustomValidity(lengthFault(name, field.value) ?? '')
}

/** Opens the <details> around an invalid field, so that the browser can point at it. */
function unfold({ target }: SyntheticEvent) {
  const fold = target instanceof Element && target.closest('details')
  if (fold) fold.open = true
}

function Outcome({ niche, answer }: { niche: Niche; answer: FitResults }) {
  const fitting = answer.things.filter((thing) => thing.verdict !== 'unfit').length
  return (
    <Band ground="raised" id={outcome}>
      <header className={styles['summary']}>
        <h2 className={styles['title']}>
          {fitting === 0 ? 'Hier past niets van wat wij maken' : `${fitting} van de ${answer.things.length} passen`}
        </h2>
        <AnnouncedChange text={`${fitting} van de ${answer.things.length} passen`} />
        <p className={styles['prices']}>Prijzen incl. btw.</p>
        {answer.drawn && <FitDrawing niche={niche} drawn={answer.drawn} />}
      </header>
      <div className={styles['groups']} ref={detailsRef}>
        {fitGroups.map((group) => {
          const things = answer.things.filter((thing) => thing.group === group)
          return (
            things.length > 0 && <FitGroupList key={group} name={group} title={groupWords[group]} things={things} />
          )
        })}
      </div>
    </Band>
  )
}
