import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { getBundles } from 'contracts'
import { expect, test } from 'vitest'
import { testDatabase } from '../api/src/db/testing/test-database.ts'
import { dataFolder, exitCode } from '../api/src/fixtures/process.ts'
import { readSettings } from '../api/src/settings/settings.ts'
import { startLocal } from './fixture-process.ts'
import { needsSimulator } from './simulator/needs-simulator.ts'

const ACCOUNT = { PAYMENTS_URL: 'https://switch.example', PAYMENTS_KEY: 'key', PAYMENTS_WEBHOOK_KEY: 'key' }
const SITE_URL = 'http://localhost:3000'
const SITE_HOSTS = 'amberly.example'
const TIMEOUT = { timeout: 90_000 }

const { url: DATABASE_URL } = await testDatabase()

/** Starts the real process; says whether something is for sale, and whether there is a simulator. */
async function startWith(env: NodeJS.ProcessEnv) {
  const data = dataFolder()
  const { url } = startLocal({ PORT: '0', DATA_DIR: data, DATABASE_URL, ...env }, ['--role', 'api'])
  // The address that it prints names localhost; it may listen on this one only.
  const site = (await url()).replace('localhost', '127.0.0.1')
  const response = await fetch(`${site}${getBundles.path}`)
  const { is_for_sale } = (await response.json()) as { is_for_sale: boolean }
  return { isForSale: is_for_sale, hasSimulator: existsSync(join(data, 'payment-simulator')) }
}

test.each([
  ['the simulator if nothing is set', {}, { isForSale: true, hasSimulator: true }],
  ['nothing on a public site', { SITE_URL }, { isForSale: false, hasSimulator: false }],
  [
    'the switch that PAYMENTS_URL names on a public site',
    { SITE_URL, ...ACCOUNT },
    { isForSale: true, hasSimulator: false },
  ],
])('the process sells with %s', TIMEOUT, async (_, env, expected) => {
  expect(await startWith(env)).toEqual(expected)
})

const SIMULATOR = { hasSwitch: false, hasSimulator: true }
const NOTHING = { hasSwitch: false, hasSimulator: false }
const SWITCH = { hasSwitch: true, hasSimulator: false }

test.each([
  [{}, SIMULATOR],
  [{ HOST: '127.0.0.1' }, SIMULATOR],
  [{ SITE_URL }, NOTHING],
  [{ SITE_HOSTS }, NOTHING],
  [{ SITE_URL, SITE_HOSTS }, NOTHING],
  [{ HOST: '0.0.0.0' }, NOTHING],
  [ACCOUNT, SWITCH],
  [{ ...ACCOUNT, SITE_URL }, SWITCH],
  [{ ...ACCOUNT, SITE_HOSTS }, SWITCH],
  [{ ...ACCOUNT, HOST: '0.0.0.0' }, SWITCH],
])('the settings %j choose %j', (env, expected) => {
  const settings = readSettings({ DATA_DIR: dataFolder(), ...env })
  const hasSwitch = settings.switchAccount !== undefined
  expect({ hasSwitch, hasSimulator: needsSimulator(settings) }).toEqual(expected)
})

test('a switch without its key is explained, with the exit code of settings', TIMEOUT, async () => {
  const { child, printed } = startLocal({ ...ACCOUNT, PAYMENTS_KEY: '' })
  expect(await exitCode(child)).toBe(2)
  expect(printed()).toContain('PAYMENTS_KEY missing')
})
