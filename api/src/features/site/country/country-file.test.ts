import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { silentLog } from '../../../db/log.ts'
import { SettingsTrouble } from '../../../settings-trouble.ts'
import { openCountryFile } from './country-file.ts'
import { countryDatabase } from './fixture-country-file.ts'

const NETWORKS = { '192.0.2.0/24': 'NL', '198.51.100.128/25': 'DE', '2001:db8:1::/48': 'FI' }

function write(content: Buffer | string): string {
  const folder = mkdtempSync(join(tmpdir(), 'country-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const path = join(folder, 'country.mmdb')
  writeFileSync(path, content)
  return path
}

function open(path: string, options: { readonly log?: typeof silentLog; readonly checkEvery?: number } = {}) {
  const file = openCountryFile(path, { log: silentLog, ...options })
  onTestFinished(() => file.close())
  return file
}

test.each([
  ['192.0.2.7', 'NL'],
  ['198.51.100.200', 'DE'],
  ['198.51.100.7', undefined],
  ['10.0.0.1', undefined],
  ['2001:db8:1:2::7', 'FI'],
  ['2001:db8:2::7', undefined],
  ['::ffff:192.0.2.7', 'NL'],
  ['::ffff:c000:0207', 'NL'],
  ['::1', undefined],
  ['2001:db8:1::7%eth0', 'FI'],
  ['unknown', undefined],
  ['', undefined],
])('§3: the country of %s is %s', (ip, country) => {
  expect(open(write(countryDatabase(NETWORKS))).countryOf(ip)).toBe(country)
})

test('a file of IPv4 addresses says nothing about an IPv6 address that begins alike', () => {
  const { '2001:db8:1::/48': _, ...networks } = NETWORKS
  const { countryOf } = open(write(countryDatabase(networks, { ipVersion: 4 })))
  expect(countryOf('192.0.2.7')).toBe('NL')
  expect(countryOf('::ffff:192.0.2.7')).toBe('NL')
  expect(countryOf('c000:0207::1')).toBeUndefined()
})

test.each([
  ['is no database', 'countries: NL, DE', 'it is not a MaxMind database (.mmdb)'],
  ['is empty', '', 'it is not a MaxMind database (.mmdb)'],
  ['was cut off', countryDatabase(NETWORKS).subarray(0, -40), 'it is not a MaxMind database (.mmdb)'],
  ['lacks its beginning', countryDatabase(NETWORKS).subarray(300), 'it is damaged'],
  [
    'has no countries',
    countryDatabase(NETWORKS, { type: 'GeoLite2-ASN' }),
    'it holds GeoLite2-ASN instead of',
  ],
])('a file that %s stops the start with a sentence', (_, content, sentence) => {
  const path = write(content)
  expect(() => open(path)).toThrow(SettingsTrouble)
  expect(() => open(path)).toThrow(`GEOIP_FILE is '${path}', which cannot be used: ${sentence}`)
})

test('a missing file stops the start with a sentence', () => {
  expect(() => open('/nowhere/country.mmdb')).toThrow(SettingsTrouble)
  expect(() => open('/nowhere/country.mmdb')).toThrow(
    "GEOIP_FILE is '/nowhere/country.mmdb', which cannot be",
  )
})

test('a damaged entry fails nobody’s page', () => {
  const content = countryDatabase(NETWORKS)
  // Says that the entry is a pointer to somewhere behind the file.
  content[content.indexOf('country') - 2] = 0b0011_1111
  const { countryOf } = open(write(content))
  expect(countryOf('192.0.2.7')).toBeUndefined()
})

test('the file is read again when another takes its place; a broken one leaves the one before in use', async () => {
  const path = write(countryDatabase(NETWORKS))
  const error = vi.fn<(sentence: string) => void>()
  const { countryOf } = open(path, { log: { ...silentLog, error }, checkEvery: 20 })
  const replaceBy = (content: Buffer | string) => {
    writeFileSync(`${path}.new`, content)
    renameSync(`${path}.new`, path)
  }
  replaceBy(countryDatabase({ '192.0.2.0/24': 'BE' }))
  await expect.poll(() => countryOf('192.0.2.7')).toBe('BE')
  replaceBy('half of a download')
  await expect
    .poll(() => error.mock.calls)
    .toEqual([[expect.stringContaining('it is not a MaxMind database')]])
  expect(countryOf('192.0.2.7')).toBe('BE')
  rmSync(path)
  await expect.poll(() => error.mock.calls).toHaveLength(2)
  replaceBy(countryDatabase({ '192.0.2.0/24': 'FR' }))
  await expect.poll(() => countryOf('192.0.2.7')).toBe('FR')
})
