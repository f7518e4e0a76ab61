import { expect, test } from 'vitest'
import { createAnalyticsSwitch, trackerKeys, type Tracker } from './analytics-switch.ts'

function house(load?: (tracker: Tracker) => Promise<Tracker>) {
  const log: string[] = []
  const tracker: Tracker = {
    optIn: () => log.push('in'),
    optOut: () => log.push('out'),
    seePage: () => log.push('page'),
  }
  const analytics = createAnalyticsSwitch(
    () => {
      log.push('load')
      return (load ?? ((made) => Promise.resolve(made)))(tracker)
    },
    () => log.push('forget'),
  )
  return { log, analytics }
}

test('nothing is loaded before a yes, and a no forgets what was there', async () => {
  const { log, analytics } = house()
  analytics.seePage()
  await analytics.allow(false)
  expect(log).toEqual(['forget'])
})

test('a yes loads once, opts in and counts the page; a no stops and forgets', async () => {
  const { log, analytics } = house()
  await analytics.allow(true)
  await analytics.allow(true)
  analytics.seePage()
  await analytics.allow(false)
  analytics.seePage()
  await analytics.allow(true)
  expect(log).toEqual(['load', 'in', 'page', 'page', 'out', 'forget', 'in', 'page'])
})

test('a no during the load wins', async () => {
  let arrive: () => void = () => undefined
  const { log, analytics } = house(
    (tracker) =>
      new Promise((done) => {
        arrive = () => done(tracker)
      }),
  )
  const yes = analytics.allow(true)
  const no = analytics.allow(false)
  arrive()
  await Promise.all([yes, no])
  expect(log).toEqual(['load', 'forget'])
})

test('what could not be loaded is asked for again at the next yes', async () => {
  let tries = 0
  const { log, analytics } = house((tracker) =>
    (tries += 1) === 1 ? Promise.reject(new Error('blocked')) : Promise.resolve(tracker),
  )
  await analytics.allow(true)
  expect(log).toEqual(['load'])
  await analytics.allow(true)
  expect(log).toEqual(['load', 'load', 'in', 'page'])
})

test('the keys of PostHog are known among others', () => {
  expect(
    trackerKeys(['theme', 'ph_phc_abc_posthog', '__ph_opt_in_out_phc_abc', 'favourites', 'ph_debug', 'phone']),
  ).toEqual(['ph_phc_abc_posthog', '__ph_opt_in_out_phc_abc', 'ph_debug'])
})
