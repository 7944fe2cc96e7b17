import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { SLOW_JOURNEYS } from './fixtures/slow-journeys.ts'
import journeys from './playwright.config.ts'

process.env['EVERY_CASE'] = '1'

const { testIgnore: _storms, ...rest } = journeys

/** Journeys that test only a sample of their cases in `npm test`. */
const sampled = globSync('*/**/!(stories).spec.ts', { cwd: import.meta.dirname }).filter((file) =>
  /sampleOf\(|EVERY_CASE/.test(readFileSync(join(import.meta.dirname, file), 'utf8')),
)

/** The journeys at full size, of `npm run test:storm`. */
export default defineConfig({ ...rest, testMatch: ['**/*-storm.spec.ts', ...SLOW_JOURNEYS, ...sampled] })
