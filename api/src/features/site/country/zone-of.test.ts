import { countries } from 'contracts'
import { expect, test } from 'vitest'
import { regionsIn } from '../places/regions.ts'
import { zoneOf } from './zone-of.ts'

test.each([
  [{ country: 'NL', region: null }, 'Europe/Amsterdam'],
  [{ country: 'US', region: 'US-CA' }, 'America/Los_Angeles'],
  [{ country: 'US', region: 'US-NY' }, 'America/New_York'],
  [{ country: 'CA', region: 'CA-NL' }, 'America/St_Johns'],
  [{ country: 'AU', region: 'AU-WA' }, 'Australia/Perth'],
  [{ country: 'ES', region: 'ES-TF' }, 'Atlantic/Canary'],
  [{ country: null, region: null }, 'UTC'],
  [{ country: 'NL', region: null, stored: 'Asia/Tokyo' }, 'Asia/Tokyo'],
] as const)('the time zone of %j is %s', (whereabouts, zone) => {
  expect(zoneOf(whereabouts)).toBe(zone)
})

test('every country and region has a time zone that exists', () => {
  const { regions } = regionsIn(countries)
  for (const country of countries) {
    for (const { id: region } of regions[country] ?? []) {
      const timeZone = zoneOf({ country, region })
      expect(() => new Intl.DateTimeFormat('en', { timeZone })).not.toThrow()
    }
  }
})
