import { expect, test } from 'vitest'
import { createAnalyticsSwitch, trackerKeys, type Tracker } from './analytics-switch.ts'

function setUp(load?: (tracker: Tracker) => Promise<Tracker>) {
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

test('nothing is loaded before a yes, and a no removes what was stored', async () => {
  const { log, analytics } = setUp()
  analytics.seePage()
  await analytics.allow(false)
  expect(log).toEqual(['forget'])
})

test('a yes loads once, opts in and counts the page; a no stops and forgets', async () => {
  const { log, analytics } = setUp()
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
  const { log, analytics } = setUp(
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

test('a load that failed is tried again at the next yes', async () => {
  let tries = 0
  const { log, analytics } = setUp((tracker) =>
    (tries += 1) === 1 ? Promise.reject(new Error('blocked')) : Promise.resolve(tracker),
  )
  await analytics.allow(true)
  expect(log).toEqual(['load'])
  await analytics.allow(true)
  expect(log).toEqual(['load', 'load', 'in', 'page'])
})

test('tells the keys of PostHog from others', () => {
  expect(
    trackerKeys(['theme', 'ph_phc_abc_posthog', '__ph_opt_in_out_phc_abc', 'favourites', 'ph_debug', 'phone']),
  ).toEqual(['ph_phc_abc_posthog', '__ph_opt_in_out_phc_abc', 'ph_debug'])
})
