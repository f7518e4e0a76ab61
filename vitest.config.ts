/**
 * Unit tests beside their sources; contract, architecture and database tests under tests/. What keeps something in a database runs twice:
 * on SQLite with everything else, and on a PostgreSQL that the run starts itself.
 */
import { defineConfig } from 'vitest/config'
import { findPostgres } from './tests/services/find-postgres.ts'

const onDatabases = ['tests/newsletter/**/*.test.ts', 'tests/dealers/**/*.test.ts']
const timed = ['tests/fault/pictures.test.ts']
const postgres = findPostgres() !== undefined || process.env['CI'] === 'true'
if (!postgres)
  process.stdout.write(
    'PostgreSQL is not installed: the database tests run on SQLite alone. On Debian, install the package postgresql.\n',
  )

export default defineConfig({
  test: {
    reporters: ['default', ['json', { outputFile: 'test-results/vitest.json' }]],
    testTimeout: 30_000,
    globalSetup: ['tests/services/temporary.ts'],
    projects: [
      {
        extends: true,
        test: {
          name: 'site',
          include: [
            '{app,domain,server,scripts}/**/*.test.{ts,tsx}',
            'tests/{contract,architecture,unit,fault,search,cluster,hardening}/**/*.test.{ts,tsx}',
            ...onDatabases,
          ],
          exclude: timed,
        },
      },
      // Its bounds are times: nothing else may use the processors.
      { extends: true, test: { name: 'timed', include: timed, sequence: { groupOrder: 1 } } },
      ...(postgres
        ? [
            {
              extends: true as const,
              test: {
                name: 'postgres',
                include: onDatabases,
                env: { TEST_DATABASE: 'postgres' },
                globalSetup: ['tests/services/postgres.ts'],
              },
            },
          ]
        : []),
    ],
  },
})
