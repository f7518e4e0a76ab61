import { expect, test } from 'vitest'
import { mobileMenus } from '#app/lib/menus/mobile-menus.ts'
import { enterMenu, isMenuName, leaveMenu, mainMenu, shownMenu } from './menu-trail.ts'

test('the trail leads two levels down and back again, then out', () => {
  const collections = enterMenu(mainMenu, 'collecties')
  const exclusive = enterMenu(collections, 'exclusief')
  expect(shownMenu(exclusive)).toBe('exclusief')
  expect(leaveMenu(exclusive)).toEqual(collections)
  expect(leaveMenu(collections)).toEqual(mainMenu)
  expect(leaveMenu(mainMenu)).toBe(null)
})

test('every submenu that a link opens exists, and every submenu is opened by a link', () => {
  const opened = Object.values(mobileMenus).flatMap((menu) =>
    menu.links.flatMap((link) => ('submenu' in link && typeof link.submenu === 'string' ? [link.submenu] : [])),
  )
  expect(opened.filter((name) => !isMenuName(name))).toEqual([])
  expect(Object.keys(mobileMenus).filter((name) => name !== 'main' && !opened.includes(name))).toEqual([])
})
