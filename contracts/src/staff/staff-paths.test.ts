import { expect, test } from 'vitest'
import { isTakenToken } from '../landers/is-taken-token.ts'
import { staffPaths } from './staff-paths.ts'

test('pages of the back office are named like their paths, with dashes', () => {
  for (const [name, path] of Object.entries(staffPaths))
    expect(name).toBe(path.slice(1).replaceAll(/[:?]/g, '').replaceAll('/', '-'))
})

test('no document of a brand takes their place', () => {
  expect(isTakenToken('staff')).toBe(true)
})
