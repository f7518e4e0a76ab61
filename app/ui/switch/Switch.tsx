/** A setting that is on or off and takes effect at once: a native checkbox drawn as a switch. */
import type { ComponentPropsWithRef } from 'react'
import styles from './Switch.module.css'

export function Switch({
  label,
  checked,
  ...input
}: Omit<ComponentPropsWithRef<'input'>, 'type' | 'role'> & { label: string; checked: boolean }) {
  return (
    <label className={styles['switch']}>
      <span>{label}</span>
      <input type="checkbox" role="switch" aria-checked={checked} checked={checked} {...input} />
    </label>
  )
}
