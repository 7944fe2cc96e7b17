import { existsSync } from 'node:fs'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'

// `npm test` says where the browser is; who starts vitest by hand has it where Debian puts it, or Playwright's.
const debian = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium']
const executablePath = process.env.CHROMIUM_PATH ?? debian.find((path) => existsSync(path))

const IN_BROWSER = '**/*.browser.test.tsx'
const NEVER = ['**/node_modules/**', '**/dist/**', '**/storybook-static/**']

/** Where another server is named, what never meets it: tests of an embedded database of their own, or of none. */
const ELSEWHERE = process.env.TEST_DATABASE_URL
  ? [
      'api/src/{jobs-role,main,two-processes}.test.ts',
      'api/src/db/embedded/**',
      'api/src/demo/portraits/start-portraits.test.ts',
      'api/src/http/server/http-server.test.ts',
      'api/src/{pictures,storage}/**',
    ]
  : []

export default defineConfig({
  test: {
    // Each test file waits for its database more than it computes.
    maxWorkers: '100%',
    // A busy machine is slow, not wrong: what is waited for has as long as a journey gives it.
    expect: { poll: { timeout: 8_000 } },
    testTimeout: 15_000,
    // As with the journeys: what passes at the second try only is to be mended.
    retry: process.env.CI ? 1 : 0,
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          include: ['**/*.test.{ts,tsx}'],
          exclude: [...NEVER, IN_BROWSER, ...ELSEWHERE],
          globalSetup: ['./api/src/db/testing/test-database-server.ts'],
          setupFiles: ['./vitest.setup.ts'],
        },
      },
      {
        extends: true,
        // Otherwise a package that a new test imports is prepared, and the page reloaded, in the middle of the run.
        optimizeDeps: { force: true },
        test: {
          name: 'browser',
          include: [IN_BROWSER],
          exclude: NEVER,
          setupFiles: ['./vitest.setup.ts'],
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
})
