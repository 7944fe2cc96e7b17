import { defineConfig } from '@playwright/test'
import { LAUNCH } from './fixtures/chromium.ts'

export default defineConfig({
  testDir: '.',
  // Unit tests beside the files here are vitest's.
  testMatch: '**/*.spec.ts',
  testIgnore: '**/stories.spec.ts',
  outputDir: 'test-results',
  globalSetup: './fixtures/site/prepare-run.ts',
  fullyParallel: true,
  forbidOnly: true,
  // What passes at the second try only is named as flaky, and is to be mended.
  retries: process.env.CI ? 1 : 0,
  workers: 2,
  // Of a machine that is slow, not of a page that hangs.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['html', { open: 'never', outputFolder: 'playwright-report' }]],
  use: {
    locale: 'en-GB',
    screenshot: 'only-on-failure',
    // Of what fails again: tracing everything takes a quarter of a run.
    trace: 'on-first-retry',
    launchOptions: LAUNCH,
  },
})
