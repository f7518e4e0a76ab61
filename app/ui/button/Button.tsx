/** `Button` acts on this page, `ButtonLink` leads to another; both look the same. */
import type { ComponentPropsWithRef } from 'react'
import { ContentLink } from '#app/ui/link/ContentLink.tsx'
import { classNames } from '#app/lib/class-names.ts'
import styles from './Button.module.css'

/** 'primary': one per view, the main action; 'secondary': outlined; 'quiet': underlined text with an arrow; 'text': underlined text. */
export type ButtonLook = 'primary' | 'secondary' | 'quiet' | 'text'

export function Button({
  look = 'primary',
  className,
  type = 'button',
  ...button
}: ComponentPropsWithRef<'button'> & { look?: ButtonLook }) {
  return <button type={type} className={classNames(styles['button'], className)} data-look={look} {...button} />
}

/** `href` is a path of this site (make it with `hrefTo`) or an address from content. */
export function ButtonLink({
  look = 'primary',
  className,
  ...anchor
}: ComponentPropsWithRef<'a'> & { href: string; look?: ButtonLook }) {
  return <ContentLink className={classNames(styles['button'], className)} data-look={look} {...anchor} />
}
