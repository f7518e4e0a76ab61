/** The privacy statement agrees with what the site does. */
import { expect, test } from 'vitest'
import { readContentFiles } from '#server/content/read-content-files.ts'
import { read, sourceFiles } from '#tests/architecture/source-files.ts'

/** Names under which something is kept in the browser; the three markers of the newsletter are told as dates. */
const keys = [
  ...new Set(
    sourceFiles(['app'], /(?<!\.test)\.tsx?$/).flatMap((path) =>
      [...read(path).matchAll(/storageKeys? = \[?((?:'\w+'(?:, )?)+)/gi)].flatMap(([, names = '']) =>
        [...names.matchAll(/'(\w+)'/g)].map(([, name = '']) => name),
      ),
    ),
  ),
]

test('names everything that the browser stores, in every language', () => {
  expect(keys).toEqual(
    expect.arrayContaining(['theme', 'hasManualPreference', 'reducedMotion', 'singleKeys', 'favourites']),
  )
  for (const { locale, statement } of readContentFiles('content', 'public').privacy.pages) {
    const text = JSON.stringify(statement)
    expect(
      [...keys, 'analytics', 'posthog'].filter((key) => !text.includes(`${key}:`)),
      locale,
    ).toEqual([])
  }
})
