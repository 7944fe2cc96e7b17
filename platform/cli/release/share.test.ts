import { expect, test } from 'vitest'
import { readShare, writeShare } from './share.ts'

test.each([
  ['10%', 0.1],
  ['100%', 1],
  ['0.5%', 0.005],
  ['2.25%', 0.0225],
])('reads %s, and writes it the same way', (text, share) => {
  expect(readShare(text)).toBeCloseTo(share, 10)
  expect(writeShare(readShare(text))).toBe(text)
})

test.each([
  '',
  '10',
  '0.1',
  '0%',
  '0.00%',
  '101%',
  '-5%',
  '1e1%',
  ' 10%',
  '10 %',
  '.5%',
  '0.001%',
  'ten',
  '%',
])("rejects '%s'", (text) => {
  expect(() => readShare(text)).toThrow(`'${text}' is not a share of the visitors. Write a percentage`)
})
