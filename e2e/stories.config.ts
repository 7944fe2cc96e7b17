import { defineConfig } from '@playwright/test'
import journeys from './playwright.config.ts'

const { globalSetup: _site, testIgnore: _stories, ...rest } = journeys

/** Stories have a build of their own, and need no site. */
export default defineConfig({ ...rest, testMatch: '**/stories.spec.ts' })
