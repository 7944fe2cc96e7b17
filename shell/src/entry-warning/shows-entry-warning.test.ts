import { expect, test } from 'vitest'
import { showsEntryWarning } from './shows-entry-warning.ts'

type Arrival = Parameters<typeof showsEntryWarning>[0]

const settings: Arrival['settings'] = {
  enable_site_entry_popup: 'yes',
  countries: ['NL', 'DE'],
  geoip_country: 'NL',
}
const first: Arrival = { settings, mayWarn: true, isInstalled: false, isLoggedIn: false, isDismissed: false }

test.each<[string, Partial<Arrival['settings']>, boolean]>([
  ['from a configured country', {}, true],
  ['from another configured country', { geoip_country: 'DE' }, true],
  ['of a brand that has turned the warning off', { enable_site_entry_popup: 'no' }, false],
  ['from another country', { geoip_country: 'FR' }, false],
  ['from an unknown country', { geoip_country: null }, false],
  ['of a brand without countries', { countries: [] }, false],
])('§2: whether a visitor %s is warned: %j, %j', (_, other, expected) => {
  expect(showsEntryWarning({ ...first, settings: { ...settings, ...other } })).toBe(expected)
})

test.each<[string, Partial<Arrival>]>([
  ['a visitor who dismissed the warning before', { isDismissed: true }],
  ['a visitor in the installed app', { isInstalled: true }],
  ['a member who is logged in', { isLoggedIn: true }],
  ['a visitor of a layout without room for it', { mayWarn: false }],
])('§2: %s is not warned', (_, other) => {
  expect(showsEntryWarning({ ...first, ...other })).toBe(false)
})
