/** The four menus of the header. Each set of menus is a file of its own, so that a page loads only those it shows. */
import menus from '#content/menus/header.json' with { type: 'json' }

type MenuColumn = { title: string; links: readonly { label: string; href: string; text?: string }[] }
export type HeaderMenu = { label: string; href: string; columns: readonly MenuColumn[] }

export const headerMenus: readonly HeaderMenu[] = menus
