import { defineConfig } from '@playwright/test'
import { LAUNCH } from './fixtures/chromium.ts'
import { leftOut } from './fixtures/slow-journeys.ts'

// Read by sampleOf in every process of the run. The same seed chooses the same cases again.
process.env['SEED'] ??= String(Math.trunc(Math.random() * 1e6))

export default defineConfig({
  testDir: '.',
  // Unit tests beside the files here are vitest's.
  testMatch: '**/*.spec.ts',
  testIgnore: [
    '**/stories.spec.ts',
    '**/*-storm.spec.ts',
    ...leftOut(process.argv.slice(2)).map((file) => `**/${file}`),
  ],
  outputDir: 'test-results',
  globalSetup: './fixtures/site/prepare-run.ts',
  fullyParallel: true,
  forbidOnly: true,
  // A test that passes only on retry is reported as flaky, and must be fixed.
  retries: process.env.CI ? 1 : 0,
  workers: 2,
  // Limits for a hang, since a journey may build bundles and start servers on a busy machine. What a page must do soon is
  // expected with a limit of its own.
  timeout: 180_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['html', { open: 'never', outputFolder: 'playwright-report' }]],
  use: {
    locale: 'en-GB',
    // A service worker's requests cannot be intercepted. The journeys about it allow it.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    // Only on retry: tracing everything takes a quarter of a run.
    trace: 'on-first-retry',
    launchOptions: LAUNCH,
  },
})
