import { defineConfig } from '@playwright/test'
import journeys from './playwright.config.ts'

const { testIgnore: _storms, ...rest } = journeys

/** The journeys at full size, of `npm run test:storm`. */
export default defineConfig({ ...rest, testMatch: '**/*-storm.spec.ts' })
