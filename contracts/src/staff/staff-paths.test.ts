import { expect, test } from 'vitest'
import { staffPaths } from './staff-paths.ts'

test('pages of the back office are named like their paths, with dashes, and all are below one', () => {
  for (const [name, path] of Object.entries(staffPaths)) {
    expect(name).toBe(path.slice(1).replaceAll(/[:?]/g, '').replaceAll('/', '-'))
    expect(path).toMatch(/^\/staff(\/|$)/)
  }
})
