import { expect, test } from 'vitest'
import { regionsAround } from './regions-around.ts'

test.each([
  ['NL-NH', ['NL-UT', 'NL-ZH'], ['NL-NH', 'NL-LI', 'US-NY']],
  ['US-NY', ['US-NJ'], ['US-NY', 'US-CA', 'US-IL']],
  ['NL-LI', ['BE-VLI', 'DE-NW'], ['NL-NH', 'NL-GR']],
])('§3: near %s are %j, but not %j', (region, near, far) => {
  const around = regionsAround(region)
  expect(around).toEqual(expect.arrayContaining(near))
  expect(around.filter((one) => far.includes(one))).toEqual([])
})

test('nothing is near a region that nobody knows', () => {
  expect(regionsAround('XX-1')).toEqual([])
})
