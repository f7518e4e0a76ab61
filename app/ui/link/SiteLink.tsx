/**
 * A link to a page of this site, typed against the route tree. It renders a plain <a>: the shell turns clicks on such links
 * into client-side navigation and preloads them (shell/link-navigation.ts, shell/link-preload.ts), and without JavaScript they simply work.
 */
import type { RegisteredRouter, ValidateLinkOptions } from '@tanstack/react-router'
import type { ComponentPropsWithRef } from 'react'
import { hrefTo } from './href.ts'

type AnchorProps = Omit<ComponentPropsWithRef<'a'>, 'href'>

/** `link` says where to: `{ to, params?, search?, hash? }`. All other props go to the anchor. */
export function SiteLink<const TOptions>({
  link,
  children,
  ...anchor
}: { link: ValidateLinkOptions<RegisteredRouter, TOptions> } & AnchorProps) {
  return (
    <a href={hrefTo<TOptions>(link)} {...anchor}>
      {children}
    </a>
  )
}
