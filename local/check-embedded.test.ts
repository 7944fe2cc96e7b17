import { expect, test } from 'vitest'
import { dataFolder, exitCode } from '../api/src/fixtures/process.ts'
import { checkEmbedded } from './check-embedded.ts'
import { startLocal } from './fixture-process.ts'

const PUBLIC = { siteUrl: 'https://amberly.example', siteHosts: {} }

test.each([
  { siteHosts: {} },
  { siteUrl: 'http://localhost:3000', siteHosts: {} },
  { siteUrl: 'http://she.localhost:3000', siteHosts: { '127.0.0.1': 'localhost' } },
  { siteUrl: 'http://[::1]:3000', siteHosts: {} },
])('the embedded database may be that of %j', (site) => {
  expect(() => checkEmbedded(undefined, site)).not.toThrow()
})

test.each([PUBLIC, { siteHosts: { 'amberly.example': 'localhost' } }])('it may not be that of %j', (site) => {
  for (const text of [undefined, '']) expect(() => checkEmbedded(text, site)).toThrow('set DATABASE_URL')
  expect(() => checkEmbedded('yes', site)).not.toThrow()
  expect(() => checkEmbedded('no', site)).toThrow("EMBEDDED_DATABASE is 'no'")
})

test('a public site without a database says so and stops', { timeout: 90_000 }, async () => {
  const env = { PORT: '0', DATA_DIR: dataFolder(), SITE_URL: 'https://amberly.example' }
  const { child, printed } = startLocal(env)
  expect(await exitCode(child)).toBe(2)
  expect(printed()).toMatch(/^A public site needs a database.+EMBEDDED_DATABASE=yes\.\n$/)
})
