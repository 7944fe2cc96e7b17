import { existsSync } from 'node:fs'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'

// `npm test` sets CHROMIUM_PATH. Without it, look where Debian installs Chromium, then use Playwright's own.
const debian = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium']
const executablePath = process.env.CHROMIUM_PATH ?? debian.find((path) => existsSync(path))

/** The mode of `npm run test:storm`: storm and random tests alone, at full size. */
const STORM = 'storm'

/** Seeds the random tests, which print it. `STORM_SEED` repeats an earlier run. */
const stormSeed = Number(process.env.STORM_SEED ?? Date.now() % 1_000_000)

const IN_BROWSER = '**/*.browser.test.tsx'
const NEVER = ['**/node_modules/**', '**/dist/**', '**/storybook-static/**']

/** Tests that take minutes and have no small size: only `npm run test:storm` runs them. */
const LONG = '**/*.long-storm.test.ts'

/**
 * The server's tests that mean the same on any PostgreSQL: they start the process, need no database, or test what comes
 * before the database (input, permissions).
 */
const ON_NO_DATABASE = [
  'api/src/process/{jobs-role,main}.test.ts',
  'api/src/http/{fuzz,identity-matrix}.test.ts',
  'api/src/http/server/http-server.test.ts',
  'api/src/{pictures,storage}/**/*.test.ts',
]

/** The tests of one project. The server's, which take longest, run on the embedded PostgreSQL or an installed one. */
const onNode = {
  // The files of a worker share their modules: loading them anew for each took a third of the run and more.
  isolate: false,
  globalSetup: ['./api/src/db/testing/test-database-server.ts'],
  setupFiles: ['./checks/vitest/setup.ts'],
}

export default defineConfig(({ mode }) => ({
  test: {
    provide: { isFullStorm: mode === STORM, stormSeed },
    // Test files wait for the database more than they compute.
    maxWorkers: '100%',
    // On a busy machine, poll as long as the journeys do.
    expect: { poll: { timeout: 8_000 } },
    testTimeout: 15_000,
    // Hooks set up databases and browsers.
    hookTimeout: 60_000,
    // As for the journeys, a test that passes only on retry is flaky and must be fixed.
    retry: process.env.CI ? 1 : 0,
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          include:
            mode === STORM
              ? ['**/{*storm,fuzz,histories,purse}.test.ts']
              : ['*.test.ts', '!(api)/**/*.test.{ts,tsx}', ...ON_NO_DATABASE],
          exclude: [...NEVER, IN_BROWSER, ...(mode === STORM ? [] : [LONG])],
          ...onNode,
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          include: ['api/**/*.test.ts'],
          exclude: [...NEVER, ...ON_NO_DATABASE],
          ...onNode,
        },
      },
      {
        extends: true,
        // Otherwise vite finds a package that a new test imports during the run, bundles it and reloads the page.
        optimizeDeps: { force: true },
        test: {
          name: 'browser',
          include: [IN_BROWSER],
          exclude: NEVER,
          setupFiles: ['./checks/vitest/setup.ts'],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({
              launchOptions: {
                ...(executablePath ? { executablePath } : {}),
                args: [
                  '--no-sandbox',
                  '--disable-background-networking',
                  '--disable-component-update',
                  '--no-pings',
                ],
              },
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
}))
