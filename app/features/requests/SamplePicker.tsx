/** The finishes to choose up to five samples of; of a choice in the address the chosen ones first, all others in a fold. Works as plain checkboxes without scripts. */
import { useRef, useState } from 'react'
import { sampleTray } from '#app/lib/sample-tray.ts'
import { ButtonLink } from '#app/ui/button/Button.tsx'
import { Fold } from '#app/ui/fold/Fold.tsx'
import fieldStyles from '#app/ui/form-field/FormField.module.css'
import { Picture } from '#app/ui/picture/Picture.tsx'
import { Swatch } from '#app/ui/swatch/Swatch.tsx'
import { sampleLimit } from '#domain/requests/request-kinds.ts'
import { filterGroups, type Group } from '#domain/finishes/finish-groups.ts'
import type { FinishCard } from '#server/finishes/finishes.ts'
import { fieldsId } from './RequestForm.tsx'
import styles from './SamplePicker.module.css'

type SampleChoice = Pick<FinishCard, 'name' | 'displayName' | 'image' | 'color'>

type SamplePickerProps = {
  groups: readonly Group<SampleChoice>[]
  /** Names of those that are chosen already. */
  chosen: readonly string[]
  fault: string | undefined
}

export function SamplePicker({ groups, chosen, ...posted }: SamplePickerProps) {
  const [names, setNames] = useState(chosen)
  // A draft checks several boxes before the next render.
  const latest = useRef(chosen)
  const fault = names.length > sampleLimit ? tooMany(names.length) : posted.fault
  const change = (name: string, isChecked: boolean) => {
    latest.current = isChecked ? [...latest.current, name] : latest.current.filter((other) => other !== name)
    setNames(latest.current)
    sampleTray.set(latest.current)
  }
  const choice = ({ name, displayName, image, color }: SampleChoice) => (
    <li key={name}>
      <label className={styles['choice']}>
        <span className={styles['sample']}>
          {image.file ? (
            <Picture slot={image} sizes="(width <= 768px) 28vw, 7rem" most={320} decorative fill />
          ) : (
            <Swatch color={color} size="fill" />
          )}
        </span>
        <span className={styles['name']}>{displayName}</span>
        <input
          type="checkbox"
          name="finishes"
          value={name}
          checked={names.includes(name)}
          disabled={names.length >= sampleLimit && !names.includes(name)}
          aria-invalid={fault === undefined ? undefined : true}
          aria-describedby={fault === undefined ? undefined : 'stalen-fout'}
          onChange={(event) => change(name, event.target.checked)}
        />
      </label>
    </li>
  )
  const lists = (some: typeof groups) =>
    some.map((group) => (
      <section key={group.name} className={styles['group']}>
        <h3>{group.name}</h3>
        <ul className={styles['list']}>{group.own.map(choice)}</ul>
      </section>
    ))
  const isChosen = ({ name }: SampleChoice) => chosen.includes(name)
  return (
    <fieldset className={styles['picker']}>
      <legend className={styles['legend']}>
        {chosen.length === 0 ? 'Kies uw kleuren' : 'Uw stalen'}, hoogstens {sampleLimit}
      </legend>
      {fault !== undefined && (
        <p id="stalen-fout" className={fieldStyles['fault']}>
          {fault}
        </p>
      )}
      {chosen.length === 0 ? (
        lists(groups)
      ) : (
        <>
          <ul className={styles['list']}>{groups.flatMap(({ own }) => own.filter(isChosen)).map(choice)}</ul>
          <Fold className={styles['fold']} summary="Kies er een kleur bij">
            {lists(filterGroups(groups, (finish) => !isChosen(finish)))}
          </Fold>
        </>
      )}
      <div className={styles['beside']}>
        <p className={styles['bar']}>
          <output>
            <span className={styles['count']}>{names.length}</span> van {sampleLimit} stalen gekozen
          </output>
          <ButtonLink look="quiet" href={`#${fieldsId}`}>
            Naar uw adres
          </ButtonLink>
        </p>
      </div>
    </fieldset>
  )
}

function tooMany(count: number): string {
  return `U koos ${count} stalen, hoogstens ${sampleLimit} gaan mee. Haal er een weg.`
}
