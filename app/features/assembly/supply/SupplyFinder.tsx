/** Where the pipes of one cabinet come out of the wall: a GET form, a drawing at 1:10 and a table. The address holds the choice. */
import { useSuspenseQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useId, useRef, type ReactNode } from 'react'
import { useAddressValue } from '#app/lib/address-value.ts'
import { DataTable } from '#app/sections/table/DataTable.tsx'
import { Band } from '#app/ui/band/Band.tsx'
import { Button } from '#app/ui/button/Button.tsx'
import { useCheckedField } from '#app/ui/checked-field/use-checked-field.tsx'
import { SupplyDrawing } from './SupplyDrawing.tsx'
import { supplyQueryOptions } from '../guide-query.ts'
import {
  canHoldTwo,
  canStandAside,
  heightLimits,
  supplyPlan,
  tolerances,
  type SupplyCabinet,
  type SupplyChoice,
} from '#domain/assembly/supply-rules.ts'
import { choiceOf, searchOf } from '#domain/assembly/supply-choice.ts'
import { supplySearchSchema, type SupplySearch } from '#domain/assembly/supply-search.ts'
import styles from './SupplyFinder.module.css'

const path = '/montage/aanvoermaten-afvoermaten'
/** Id of the drawing, to which the form scrolls. */
const drawingId = 'tekening'
/** Height in mm of the reference line that builders draw on the wall. */
const gaugeHeight = 1000

export function SupplyFinder({ search }: { search: SupplySearch }) {
  const { data: cabinets } = useSuspenseQuery(supplyQueryOptions)
  const choice = choiceOf(cabinets, search)
  const id = useId()
  return (
    <>
      <Band space="tight">
        <ChoiceForm cabinets={cabinets} choice={choice} />
      </Band>
      <Band ground="raised" id={drawingId} aria-labelledby={`${id}-title`}>
        <h2 id={`${id}-title`} className={styles['title']}>
          {titleOf(choice)}
        </h2>
        <SupplyDrawing choice={choice} />
        <div className={styles['figures']}>
          <h3 id={`${id}-figures`} className={styles['figuresTitle']}>
            In cijfers
          </h3>
          <DataTable
            labelledBy={`${id}-figures`}
            columns={['Maat', 'In mm', 'Speling']}
            rows={figuresOf(choice)}
            look="figures"
            caption={captionOf(choice)}
          />
        </div>
        <div className={styles['aside']}>
          <p className={styles['gauge']}>{gaugeOf(choice)}</p>
          <p className={styles['actions']} data-print="hide" data-needs-js="">
            <Button look="secondary" onClick={() => print()}>
              Print op schaal 1:10
            </Button>
          </p>
          <p className={styles['note']} data-print="hide">
            Print op A4, liggend, op ware grootte (100 procent). De balk onder de tekening hoort op papier 50 mm lang te
            zijn.
          </p>
        </div>
      </Band>
    </>
  )
}

function ChoiceForm({ cabinets, choice }: { cabinets: readonly SupplyCabinet[]; choice: SupplyChoice }) {
  const router = useRouter()
  const form = useRef<HTMLFormElement>(null)
  const apply = (hash?: string) => {
    if (!form.current?.reportValidity()) return
    const search = supplySearchSchema.parse(Object.fromEntries(new FormData(form.current)))
    void router.navigate({
      to: path,
      // Options that another cabinet does not have fall back before they reach the address.
      search: searchOf(choiceOf(cabinets, search)),
      ...(hash === undefined ? { replace: true, resetScroll: false } : { hash }),
    })
  }
  const { cabinet, width, basin, top, count, at, height } = choice
  return (
    <search className={styles['search']}>
      <form
        ref={form}
        className={styles['form']}
        method="get"
        action={`${path}#${drawingId}`}
        onSubmit={(event) => {
          event.preventDefault()
          apply(drawingId)
        }}
        onChange={(event) => {
          if (event.target instanceof HTMLSelectElement) apply()
        }}
      >
        <Choice
          name="collection"
          label="Collectie"
          value={cabinet.slug}
          options={cabinets.map(({ slug, name }) => [slug, name])}
        />
        <Choice
          name="width"
          label="Breedte kast"
          value={String(width)}
          options={cabinet.widths.map((mm) => [String(mm), `${mm} mm`])}
        />
        <Choice
          name="basin"
          label="Kom"
          value={basin.key}
          options={cabinet.basins.filter((one) => one.width <= width).map(({ key, name }) => [key, name])}
        />
        <Choice
          name="top"
          label="Blad"
          value={top.key}
          options={cabinet.tops.map(({ key, name, thickness }) => [
            key,
            name.includes(String(thickness)) ? name : `${name}, ${thickness} mm`,
          ])}
        />
        {canHoldTwo(width, basin) && (
          <Choice
            name="count"
            label="Aantal kommen"
            value={String(count)}
            options={[
              ['1', 'Eén kom'],
              ['2', 'Twee kommen'],
            ]}
          />
        )}
        {count === 1 && canStandAside(width, basin) && (
          <Choice
            name="at"
            label="Plaats van de kom"
            value={at}
            options={[
              ['middle', 'In het midden'],
              ['left', 'Links'],
              ['right', 'Rechts'],
            ]}
          />
        )}
        {!cabinet.isStanding && <HeightField key={cabinet.slug} height={height} />}
        <p className={styles['submit']}>
          <Button type="submit">Teken de leidingen</Button>
        </p>
      </form>
    </search>
  )
}

function HeightField({ height }: { height: number }) {
  const { least, most, step } = heightLimits
  const { field, fault } = useCheckedField({
    value: String(height),
    hint: `Een hoogte van ${least} tot ${most} mm, in stappen van ${step} mm`,
  })
  return (
    <Field label="Bovenkant blad, mm" fault={fault}>
      {(id) => (
        <input
          {...field}
          id={id}
          type="number"
          name="height"
          inputMode="numeric"
          min={least}
          max={most}
          step={step}
          required
        />
      )}
    </Field>
  )
}

function Choice({
  name,
  label,
  value,
  options,
}: {
  name: string
  label: string
  value: string
  options: readonly (readonly [string, string])[]
}) {
  const select = useAddressValue<HTMLSelectElement>(value, options.map(([key]) => key).join(' '))
  return (
    <Field label={label}>
      {(id) => (
        <select ref={select} id={id} name={name} defaultValue={value}>
          {options.map(([key, words]) => (
            <option key={key} value={key}>
              {words}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}

type FieldProps = { label: string; fault?: ReactNode; children: (id: string) => ReactNode }

function Field({ label, fault, children }: FieldProps) {
  const id = useId()
  return (
    <p className={styles['field']}>
      <label htmlFor={id}>{label}</label>
      {children(id)}
      {fault}
    </p>
  )
}

function titleOf({ cabinet, width, basin, count, height }: SupplyChoice): string {
  return `${cabinet.name}, ${width} mm, ${count === 2 ? 'twee keer ' : ''}${basin.name}, blad op ${height} mm`
}

function captionOf({ cabinet, height }: SupplyChoice): string {
  const floor = 'Hoogten vanaf de afgewerkte vloer, zijmaten vanaf de linkerkant van de kast.'
  if (cabinet.isStanding) return `${floor} Deze kast staat op de vloer: de hoogte ligt vast.`
  const moved = height - cabinet.topHeight
  return moved === 0
    ? `${floor} Dit is de hoogte waarop wij de kast tekenen.`
    : `${floor} De kast hangt ${Math.abs(moved)} mm ${moved > 0 ? 'hoger' : 'lager'} dan wij hem tekenen; rail en leidingen schuiven evenveel mee.`
}

function gaugeOf(choice: SupplyChoice): string {
  const { drain, water } = supplyPlan(choice)
  const from = (mm: number) => (mm > gaugeHeight ? `${mm - gaugeHeight} mm erboven` : `${gaugeHeight - mm} mm eronder`)
  return `Vanaf een meterpeil op ${gaugeHeight} mm: hart aanvoer ${from(water)}, hart afvoer ${from(drain)}.`
}

function figuresOf(choice: SupplyChoice) {
  const { cabinet, height } = choice
  const { drain, water, centres, waterAside, coldOnly } = supplyPlan(choice)
  const { higher, lower, sideways } = tolerances.drain
  const which = (index: number) => (centres.length === 1 ? '' : index === 0 ? ', linkerkom' : ', rechterkom')
  const rows: [string, string, string][] = [
    ['Bovenkant blad', String(height), cabinet.isStanding ? '' : '± 8'],
    ['Hart aanvoer, hoogte', String(water), `± ${tolerances.water.height}`],
    ['Hart afvoer, hoogte', String(drain), `+ ${higher} / - ${lower}`],
    ...centres.map((centre, index): [string, string, string] => [
      `Hart afvoer vanaf links${which(index)}`,
      String(centre),
      `± ${sideways}`,
    ]),
    ...centres.map((centre, index): [string, string, string] => [
      `${coldOnly ? 'Koud' : 'Warm en koud'} vanaf links${which(index)}`,
      coldOnly ? String(centre + waterAside) : `${centre - waterAside} en ${centre + waterAside}`,
      coldOnly ? `± ${tolerances.water.apart}` : `± ${tolerances.water.apart} hart op hart`,
    ]),
    ['Hart plug uit de wand', String(cabinet.plug), ''],
    ['Vrij achter de bovenste lade', String(cabinet.behind), ''],
    ['Uitsteek afvoerbuis uit de tegel', `${tolerances.drainOut.least} tot ${tolerances.drainOut.most}`, ''],
    ['Uitsteek hoekstopkraan', `hooguit ${tolerances.waterOut}`, ''],
  ]
  return rows.map((cells) => ({ key: cells[0], cells }))
}
