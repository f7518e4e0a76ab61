/** The way through the drill-down menu: the submenus entered, from the main menu to the one on screen. Never empty. */
import { mobileMenus } from '#app/lib/menus/mobile-menus.ts'

export type MenuName = keyof typeof mobileMenus
export type MenuTrail = readonly [...MenuName[], MenuName]

export const mainMenu: MenuTrail = ['main']

/** True for a name that content knows as a submenu. */
export function isMenuName(name: string): name is MenuName {
  return Object.hasOwn(mobileMenus, name)
}

/** One level deeper. */
export function enterMenu(trail: MenuTrail, name: MenuName): MenuTrail {
  return [...trail, name]
}

/** One level back; null when that leaves the menu. */
export function leaveMenu(trail: MenuTrail): MenuTrail | null {
  const [previous, ...before] = trail.slice(0, -1).toReversed()
  return previous === undefined ? null : [...before.toReversed(), previous]
}

/** The menu on screen. */
export function shownMenu(trail: MenuTrail): MenuName {
  return trail.at(-1) ?? 'main'
}
