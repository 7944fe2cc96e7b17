import { expect, test, vi } from 'vitest'
import { formatOf } from './format.ts'

vi.stubGlobal('navigator', { languages: ['en-US'] })

const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ')

test.each([
  ['en', '1,234.5'],
  ['de', '1.234,5'],
  ['fr', '1 234,5'],
  ['pl', '1234,5'],
] as const)('%s writes a number as %s', (locale, text) => {
  expect(plain(formatOf(locale).number(1_234.5))).toBe(text)
})

test.each([
  ['en', 'EUR', '€12.50'],
  ['nl', 'EUR', '€ 12,50'],
  ['sv', 'SEK', '12,50 kr'],
  ['da', 'DKK', '12,50 kr.'],
] as const)('%s writes money in %s as %s', (locale, currency, text) => {
  expect(plain(formatOf(locale).money(12.5, currency))).toBe(text)
})

test('a price is in minor units', () => {
  const { price } = formatOf('en')
  expect(price(2_199, 'EUR')).toBe('€21.99')
  expect(price(0, 'EUR')).toBe('€0.00')
})

test('formats dates and times from any type', () => {
  const { date, dateTime } = formatOf('en')
  const at = new Date(2026, 0, 31, 9, 5)
  expect(date(at)).toBe('Jan 31, 2026')
  expect(date(at.getTime())).toBe('Jan 31, 2026')
  expect(plain(dateTime(at.toISOString()))).toBe('Jan 31, 2026, 9:05 AM')
})

test.each([
  [-30, '30 seconds ago'],
  [-59 * 60, '59 minutes ago'],
  [-24 * 3_600, 'yesterday'],
  [-8 * 24 * 3_600, 'last week'],
  [-40 * 24 * 3_600, 'last month'],
  [-3 * 365 * 24 * 3_600, '3 years ago'],
  [2 * 3_600, 'in 2 hours'],
  [0, 'now'],
])('%i seconds from now is %s', (seconds, text) => {
  const now = Date.UTC(2026, 0, 31)
  expect(formatOf('en').relativeTime(now + seconds * 1_000, now)).toBe(text)
})

test.each([
  ['2026-06-10T11:59:30Z', 'now'],
  ['2026-06-10T11:55:00Z', '5 min. ago'],
  ['2026-06-10T12:00:05Z', 'now'],
  ['2026-06-09T09:00:00Z', 'yesterday'],
  ['2026-06-04T12:00:00Z', '6 days ago'],
  ['2026-06-03T12:00:00Z', 'Jun 3'],
  ['2025-06-03T12:00:00Z', 'Jun 3, 2025'],
])('%s is short for a list: %s', (time, text) => {
  expect(formatOf('en').shortTime(time, '2026-06-10T12:00:00Z')).toBe(text)
})

test('names countries and joins lists', () => {
  const { country, list } = formatOf('de')
  expect(country('NL')).toBe('Niederlande')
  expect(list(['Rot', 'Blau', 'Grün'])).toBe('Rot, Blau und Grün')
})

test('names months in UTC, in every time zone', () => {
  const { month, monthInitial } = formatOf('en')
  expect(month('2026-11')).toBe('November 2026')
  expect(monthInitial('2026-11')).toBe('N')
})

test('creates one format per language', () => {
  expect(formatOf('sv')).toBe(formatOf('sv'))
  expect(formatOf('sv')).not.toBe(formatOf('nb'))
})

test('a day is the same for readers in every time zone', () => {
  expect(formatOf('en').day('1990-06-15')).toBe('Jun 15, 1990')
})
