import { expect, test } from 'vitest'
import { mayWarnIn, warnsAtEntry } from './warns-at-entry.ts'

const settings: Parameters<typeof warnsAtEntry>[0] = {
  enable_site_entry_popup: 'yes',
  countries: ['NL', 'DE'],
  geoip_country: 'NL',
}

test.each<[string, Partial<typeof settings>, boolean]>([
  ['a configured country', {}, true],
  ['a brand without it', { enable_site_entry_popup: 'no' }, false],
  ['another country', { geoip_country: 'FR' }, false],
  ['an unknown country', { geoip_country: null }, false],
  ['no country configured', { countries: [] }, false],
])('§2: the door of %s warns: %j', (_, other, warns) => {
  expect(warnsAtEntry({ ...settings, ...other })).toBe(warns)
})

test.each([
  ['default', 'FR', true],
  ['lander', 'FR', false],
  ['lander', 'DE', true],
  ['chat', 'NL', true],
  ['empty', null, false],
])('§2: the layout %s in %s has room for the warning: %j', (layout, country, has) => {
  expect(mayWarnIn(layout, country)).toBe(has)
})
