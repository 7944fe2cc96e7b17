import { expect, test } from 'vitest'
import { showsEntryWarning } from './shows-entry-warning.ts'

type Arrival = Parameters<typeof showsEntryWarning>[0]

const settings: Arrival['settings'] = {
  enable_site_entry_popup: 'yes',
  countries: ['NL', 'DE'],
  geoip_country: 'NL',
}
const first: Arrival = { settings, mayWarn: true, isInstalled: false, isLoggedIn: false, isDismissed: false }

test('§2: a visitor of a configured country is warned', () => {
  expect(showsEntryWarning(first)).toBe(true)
  expect(showsEntryWarning({ ...first, settings: { ...settings, geoip_country: 'DE' } })).toBe(true)
})

test.each<[string, Partial<Arrival>]>([
  ['who was warned before', { isDismissed: true }],
  ['in the installed app', { isInstalled: true }],
  ['who is logged in', { isLoggedIn: true }],
  ['in a layout without it', { mayWarn: false }],
  ['of a brand that does not warn there', { settings: { ...settings, geoip_country: 'FR' } }],
])('§2: nobody is warned %s', (_, other) => {
  expect(showsEntryWarning({ ...first, ...other })).toBe(false)
})
