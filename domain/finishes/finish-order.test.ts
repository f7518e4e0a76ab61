import { expect, it } from 'vitest'
import { filterGroups } from './finish-groups.ts'
import { groupFinishes, inFinishOrder } from './finish-order.ts'

it('lists wood, then lacquer from matt to gloss, then tops, each from light to dark', () => {
  const finishes = [
    { name: 'concrete', surface: { kind: 'beton', color: '#c1c0bc' } },
    { name: 'gloss', surface: { kind: 'hoogglans-lak', color: '#fafaf8' } },
    { name: 'black', surface: { kind: 'mat-lak', color: '#242322' } },
    { name: 'hpl', surface: { kind: 'hpl', color: '#eff1f1' } },
    { name: 'oak decor', surface: { kind: 'melamine', wood: 'eiken', color: '#9c9184' } },
    { name: 'silk', surface: { kind: 'zijdeglans-lak', color: '#f0ece1' } },
    { name: 'white', surface: { kind: 'mat-lak', color: '#e8e6df' } },
    { name: 'walnut', surface: { kind: 'fineer', wood: 'noten', color: '#7c5a3f' } },
    { name: 'marble', surface: { kind: 'natuursteen-hpl', color: '#e4e1db' } },
  ] as const
  expect(inFinishOrder(finishes).map(({ name }) => name)).toEqual([
    'oak decor',
    'walnut',
    'white',
    'black',
    'silk',
    'gloss',
    'hpl',
    'marble',
    'concrete',
  ])
})

it('groups a list by what a visitor sees, in the order of the list', () => {
  const groups = groupFinishes([
    { name: 'concrete', surface: { kind: 'beton', color: '#c1c0bc' } },
    { name: 'oak decor', surface: { kind: 'melamine', wood: 'eiken', color: '#9c9184' } },
    { name: 'marble', surface: { kind: 'natuursteen-hpl', color: '#e4e1db' } },
    { name: 'ply', surface: { kind: 'massief', color: '#d9c19a' } },
    { name: 'concrete look', surface: { kind: 'melamine', color: '#b8b1a4' } },
  ])
  const names = (shown: typeof groups) => shown.map(({ name, own }) => [name, own.map((finish) => finish.name)])
  expect(names(groups)).toEqual([
    ['Hout', ['oak decor', 'ply']],
    ['Beton en betonlook', ['concrete look', 'concrete']],
    ['HPL', ['marble']],
  ])
  expect(names(filterGroups(groups, ({ name }) => name.startsWith('concrete')))).toEqual([
    ['Beton en betonlook', ['concrete look', 'concrete']],
  ])
})
