import { expect, test } from 'vitest'
import { routes } from '../../routes.ts'
import { limitsOf } from './limits.ts'

test('limits that share a name share one count, so they have the same size', () => {
  const sizes = new Map<string, Set<string>>()
  for (const { options } of routes) {
    for (const { name, points, seconds } of limitsOf(options.limit)) {
      sizes.set(name, (sizes.get(name) ?? new Set()).add(`${points} per ${seconds} s`))
    }
  }
  expect([...sizes].filter(([, found]) => found.size > 1)).toEqual([])
})
