import { expect, test } from 'vitest'
import { trackedEvent } from './tracked-event.ts'

test('cuts the query and the fragment from every address, however deep', () => {
  const event = {
    event: '$pageview',
    properties: {
      $current_url: 'https://www.oeverhout.example/verlanglijstje?items=product.x&note=geheim#top',
      $session_entry_url: 'https://www.oeverhout.example/aanvraag?token=abc',
      $referrer: 'https://elders.example/?q=1',
      $pathname: '/verlanglijstje?items=1',
      $host: 'www.oeverhout.example',
      title: 'Wat kost dat? Veel',
      nested: [{ url: 'android-app://x/y?z=1' }],
    },
    $set_once: { $initial_current_url: 'https://www.oeverhout.example/?a=1' },
  }
  const sent = JSON.stringify(trackedEvent(event, '/verlanglijstje'))
  expect(sent).not.toMatch(/token|geheim|items=|q=1|z=1|a=1/)
  expect(sent).toContain('https://www.oeverhout.example/aanvraag"')
  expect(sent).not.toContain('Wat kost dat')
})

test('tells nothing of pages that a private link opens', () => {
  for (const path of ['/aanvraag', '/aanvraag/offerte.pdf', '/nieuwsbrief/bevestigen'])
    expect(trackedEvent({}, path)).toBeNull()
  for (const path of ['/', '/nieuwsbrief', '/aanvragen']) expect(trackedEvent({}, path)).toEqual({})
})
