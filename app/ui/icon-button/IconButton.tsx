/** A square button with an icon; `label` is its accessible name. */
import type { ComponentPropsWithRef } from 'react'
import { classNames } from '#app/lib/class-names.ts'
import styles from './IconButton.module.css'

export function IconButton({
  label,
  className,
  children,
  ...button
}: ComponentPropsWithRef<'button'> & { label: string }) {
  return (
    <button type="button" className={classNames(styles['button'], className)} {...button}>
      {children}
      <span className="visually-hidden">{label}</span>
    </button>
  )
}
