/** The finishes to choose up to five samples of; of a choice in the address the chosen ones first, all others in a fold. Works as plain checkboxes without scripts. */
import { useRef, useState } from 'react'
import { sampleTray } from '#app/lib/sample-tray.ts'
import { ButtonLink } from '#app/ui/button/Button.tsx'
import { Fold } from '#app/ui/fold/Fold.tsx'
import fieldStyles from '#app/ui/form-field/FormField.module.css'
import { Picture } from '#app/ui/picture/Picture.tsx'
import { Swatch } from '#app/ui/swatch/Swatch.tsx'
import { sampleLimit } from '#domain/requests/request-kinds.ts'
import { byGroup } from '#domain/finishes/finish-groups.ts'
import type { FinishCard } from '#server/finishes/finishes.ts'
import { fieldsId } from './RequestForm.tsx'
import styles from './SamplePicker.module.css'

type SamplePickerProps = {
  finishes: readonly Pick<FinishCard, 'name' | 'displayName' | 'image' | 'color' | 'group'>[]
  /** Names of those that are chosen already. */
  chosen: readonly string[]
  fault: string | undefined
}

export function SamplePicker({ finishes, chosen, ...posted }: SamplePickerProps) {
  const [names, setNames] = useState(chosen)
  // A draft checks several boxes before the next render.
  const latest = useRef(chosen)
  const fault = names.length > sampleLimit ? tooMany(names.length) : posted.fault
  const change = (name: string, isChecked: boolean) => {
    latest.current = isChecked ? [...latest.current, name] : latest.current.filter((other) => other !== name)
    setNames(latest.current)
    sampleTray.set(latest.current)
  }
  const choice = ({ name, displayName, image, color }: SamplePickerProps['finishes'][number]) => (
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
  const groups = (list: SamplePickerProps['finishes']) =>
    byGroup(list).map(({ group, own }) => (
      <section key={group} className={styles['group']}>
        <h3>{group}</h3>
        <ul className={styles['list']}>{own.map(choice)}</ul>
      </section>
    ))
  const isChosen = ({ name }: { name: string }) => chosen.includes(name)
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
        groups(finishes)
      ) : (
        <ul className={styles['list']}>{finishes.filter(isChosen).map(choice)}</ul>
      )}
      {chosen.length > 0 && (
        <Fold className={styles['fold']} summary="Kies er een kleur bij">
          {groups(finishes.filter((finish) => !isChosen(finish)))}
        </Fold>
      )}
      <p className={styles['bar']}>
        <output>
          <span className={styles['count']}>{names.length}</span> van {sampleLimit} stalen gekozen
        </output>
        <ButtonLink look="quiet" href={`#${fieldsId}`}>
          Naar uw adres
        </ButtonLink>
      </p>
    </fieldset>
  )
}

function tooMany(count: number): string {
  return `U koos ${count} stalen, hoogstens ${sampleLimit} gaan mee. Haal er een weg.`
}
