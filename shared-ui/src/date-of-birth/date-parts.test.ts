import { expect, test } from 'vitest'
import {
  isFull,
  isNoSuchDate,
  isoDateOf,
  noParts,
  orderOfParts,
  partsOf,
  readTyped,
  readWholeDate,
} from './date-parts.ts'

test.each([
  ['en-US', 'month day year'],
  ['en-GB', 'day month year'],
  ['de', 'day month year'],
  ['fi', 'day month year'],
  ['sv', 'year month day'],
  ['pl', 'day month year'],
])('§1: in %s a date is written %s', (locale, order) => {
  expect(orderOfParts(locale).join(' ')).toBe(order)
})

test('an ISO date splits into three parts and back', () => {
  expect(partsOf('1990-04-05')).toEqual({ year: '1990', month: '04', day: '05' })
  expect(isoDateOf(partsOf('1990-04-05'))).toBe('1990-04-05')
  expect(isoDateOf({ day: '5', month: '4', year: '1990' })).toBe('1990-04-05')
  for (const nothing of [null, undefined, '', '5.4.1990']) expect(partsOf(nothing)).toEqual(noParts)
})

test.each([
  ['a part is missing', { day: '', month: '4', year: '1990' }],
  ['the year is short', { day: '5', month: '4', year: '90' }],
  ['the day is not in the month', { day: '31', month: '4', year: '1990' }],
  ['there is no such month', { day: '5', month: '13', year: '1990' }],
  ['the day is nought', { day: '0', month: '4', year: '1990' }],
  ['the year has no 29th of February', { day: '29', month: '2', year: '1990' }],
  ['nobody alive was born then', { day: '5', month: '4', year: '0990' }],
])('it is no date where %s', (_, parts) => {
  expect(isoDateOf(parts)).toBeNull()
})

test('§5: only a whole date can be one that does not exist', () => {
  const dates = [
    { day: '31', month: '2', year: '1990' },
    { day: '5', month: '13', year: '1990' },
    { day: '', month: '2', year: '1990' },
    { day: '31', month: '2', year: '19' },
    { day: '28', month: '2', year: '1990' },
  ]
  expect(dates.map(isNoSuchDate)).toEqual([true, true, false, false, false])
})

test('accepts 29 February in a leap year', () => {
  expect(isoDateOf({ day: '29', month: '2', year: '1992' })).toBe('1992-02-29')
})

test('a part is full when no digit can follow', () => {
  expect(['3', '4', '03', '31'].map((text) => isFull('day', text))).toEqual([false, true, true, true])
  expect(['1', '2', '12'].map((text) => isFull('month', text))).toEqual([false, true, true])
  expect(['199', '1990'].map((text) => isFull('year', text))).toEqual([false, true])
})

test('drops letters and excess digits; a separator ends a part that has a digit', () => {
  expect(readTyped('day', '1')).toEqual({ digits: '1', isEnded: false })
  expect(readTyped('day', '1.')).toEqual({ digits: '1', isEnded: true })
  expect(readTyped('day', '/')).toEqual({ digits: '', isEnded: false })
  expect(readTyped('month', 'x')).toEqual({ digits: '', isEnded: false })
  expect(readTyped('year', '19901')).toEqual({ digits: '1990', isEnded: true })
})

test('reads a whole date in the locale’s order, or year first', () => {
  const april = { day: '05', month: '04', year: '1990' }
  expect(readWholeDate('05.04.1990', ['day', 'month', 'year'])).toEqual(april)
  expect(readWholeDate('04/05/1990', ['month', 'day', 'year'])).toEqual(april)
  expect(readWholeDate('1990-04-05', ['day', 'month', 'year'])).toEqual(april)
  expect(readWholeDate('12', ['day', 'month', 'year'])).toBeNull()
  expect(readWholeDate('31/31/1990', ['day', 'month', 'year'])).toBeNull()
})
