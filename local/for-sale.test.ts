import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { getBundles } from 'contracts'
import { expect, test } from 'vitest'
import { dataFolder, exitCode } from '../api/src/fixtures/process.ts'
import { startLocal } from './fixture-process.ts'

const ACCOUNT = { PAYMENTS_URL: 'https://switch.example', PAYMENTS_KEY: 'key', PAYMENTS_WEBHOOK_KEY: 'key' }
const SITE_URL = 'http://localhost:3000'
const SITE_HOSTS = 'amberly.example'
const TIMEOUT = { timeout: 90_000 }

/** Starts the real process; says whether something is for sale, and whether there is a simulator. */
async function startWith(env: NodeJS.ProcessEnv) {
  const data = dataFolder()
  const { url } = startLocal({ PORT: '0', DATA_DIR: data, ...env }, ['--role', 'api'])
  // The address that it prints names localhost; it may listen on this one only.
  const site = (await url()).replace('localhost', '127.0.0.1')
  const response = await fetch(`${site}${getBundles.path}`)
  const { is_for_sale } = (await response.json()) as { is_for_sale: boolean }
  return { isForSale: is_for_sale, hasSimulator: existsSync(join(data, 'payment-simulator')) }
}

test.each([
  ['nothing is set', {}],
  ['it listens on 127.0.0.1', { HOST: '127.0.0.1' }],
])('the process runs the simulator if %s', TIMEOUT, async (_, env) => {
  expect(await startWith(env)).toEqual({ isForSale: true, hasSimulator: true })
})

test.each([
  ['SITE_URL is set', { SITE_URL }],
  ['SITE_HOSTS is set', { SITE_HOSTS }],
  ['both are set', { SITE_URL, SITE_HOSTS }],
  ['it listens on all addresses', { HOST: '0.0.0.0' }],
])('nothing is for sale if %s', TIMEOUT, async (_, env) => {
  expect(await startWith(env)).toEqual({ isForSale: false, hasSimulator: false })
})

test.each([
  ['for this machine', {}],
  ['with SITE_URL', { SITE_URL }],
  ['with SITE_HOSTS', { SITE_HOSTS }],
  ['on all addresses', { HOST: '0.0.0.0' }],
])('with PAYMENTS_URL, a site %s sells without a simulator', TIMEOUT, async (_, env) => {
  expect(await startWith({ ...env, ...ACCOUNT })).toEqual({ isForSale: true, hasSimulator: false })
})

test('a switch without its key is explained, with the exit code of settings', TIMEOUT, async () => {
  const { child, printed } = startLocal({ ...ACCOUNT, PAYMENTS_KEY: '' })
  expect(await exitCode(child)).toBe(2)
  expect(printed()).toContain('PAYMENTS_KEY missing')
})
