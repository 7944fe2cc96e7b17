import { expect, test } from 'vitest'
import { siteManifest } from './site-manifest.ts'

test("adds the commands and settings of a site to a product's package.json", () => {
  const manifest = siteManifest({ version: '2.0.0', scripts: { test: 'vitest' } })
  expect(manifest).toMatchObject({
    version: '2.0.0',
    type: 'module',
    scripts: { test: 'vitest', start: 'platform start', release: 'platform release' },
    platform: { server: 'server.ts', shell: 'shell' },
  })
})

test('keeps scripts of the same name, and gives a version to bundles without one', () => {
  const manifest = siteManifest({ scripts: { build: 'make' } })
  expect(manifest.scripts?.['build']).toBe('make')
  expect(manifest.version).toBe('1.0.0')
})
