import { expect, test } from 'vitest'
import { untilDate } from './until-date.ts'

test.each([
  ['2026-03-15T12:00:00.000Z', '2026-03-15T12:00:00.000Z'],
  ['2026-03-15', undefined],
  ['2026-13-45T00:00:00Z', undefined],
  ['soon', undefined],
  ['', undefined],
  [null, undefined],
])('%j is parsed as %s', (text, iso) => {
  expect(untilDate(text)?.toISOString()).toBe(iso)
})
