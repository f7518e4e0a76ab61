import { expect, it } from 'vitest'
import { byGroup } from './finish-groups.ts'
import { finishGroup, inFinishOrder } from './finish-order.ts'

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
  const finishes = [
    { name: 'oak decor', group: finishGroup({ kind: 'melamine', wood: 'eiken' }) },
    { name: 'ply', group: finishGroup({ kind: 'massief' }) },
    { name: 'concrete look', group: finishGroup({ kind: 'melamine' }) },
    { name: 'marble', group: finishGroup({ kind: 'natuursteen-hpl' }) },
    { name: 'concrete', group: finishGroup({ kind: 'beton' }) },
  ]
  expect(byGroup(finishes).map(({ group, own }) => [group, own.map(({ name }) => name)])).toEqual([
    ['Hout', ['oak decor', 'ply']],
    ['Beton en betonlook', ['concrete look', 'concrete']],
    ['HPL', ['marble']],
  ])
})
