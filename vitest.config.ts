/**
 * Unit tests beside their sources; contract, architecture and database tests under tests/. Those of the database run twice: on SQLite with everything else,
 * and on a PostgreSQL that the run starts.
 */
import { defineConfig } from 'vitest/config'
import { canRun, findPostgres } from './tests/services/programs.ts'

const onDatabases = ['tests/newsletter/**/*.test.ts', 'tests/requests/**/*.test.ts', 'tests/dealers/**/*.test.ts']
/** Tests whose bounds are times: nothing else may use the processors. */
const timed = ['tests/fault/pictures.test.ts', 'tests/hardening/regexes.test.ts']
const postgres = canRun(findPostgres())
if (!postgres)
  process.stdout.write(
    'PostgreSQL is not installed: the database tests run on SQLite alone. On Debian, install the package postgresql.\n',
  )

const project = (name: string, include: string[], options: object = {}) => ({
  extends: true as const,
  test: { name, include, ...options },
})

export default defineConfig({
  test: {
    reporters: ['default', ['json', { outputFile: 'test-results/vitest.json' }]],
    testTimeout: 30_000,
    // More than the two processors that the tests are made for: what waits for a lock, a kill or a server leaves its processor idle.
    maxWorkers: 3,
    globalSetup: ['tests/services/temporary.ts'],
    projects: [
      // They start no server and change nothing global, so that one worker reads their modules once for all of them.
      project(
        'modules',
        ['{app,domain,server,scripts}/**/*.test.{ts,tsx}', 'tests/{contract,architecture,search}/**/*.test.ts'],
        { isolate: false },
      ),
      project('site', ['tests/{fault,cluster,hardening}/**/*.test.ts', ...onDatabases], { exclude: timed }),
      ...(postgres
        ? [
            project('postgres', onDatabases, {
              env: { TEST_DATABASE: 'postgres' },
              globalSetup: ['tests/services/postgres.ts'],
            }),
          ]
        : []),
      project('timed', timed, { maxWorkers: 1, sequence: { groupOrder: 1 } }),
    ],
  },
})
