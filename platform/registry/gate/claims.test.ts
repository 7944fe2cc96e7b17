import { expect, test } from 'vitest'
import { remoteBundle, route } from '../bundles/fixture-bundle.ts'
import { claimsOf, clashesBetween, clashesWithin } from './claims.ts'

const claims = (...paths: readonly string[]) =>
  claimsOf(remoteBundle({ routes: paths.map((path, i) => route({ name: `${path} ${i}`, path })) }), () => [
    'member',
  ])

const pairs = (clashes: ReturnType<typeof clashesWithin>) =>
  clashes.map(({ what, mine, other }) => `${what} ${mine.path} ${other.path}`)

test('finds each pair of one remote that shares a form once, in order', () => {
  expect(pairs(clashesWithin(claims('/a/:x', '/b', '/:lang?/b', '/A/:y', '/c')))).toEqual([
    'path /a/:x /A/:y',
    'path /b /:lang?/b',
  ])
})

test('finds each pair of two remotes once, even if they share several forms', () => {
  expect(pairs(clashesBetween(claims('/a?/b?'), claims('/c', '/a?/b')))).toEqual(['path /a?/b? /a?/b'])
})

test('reads each claim a few times, not once for each other claim', () => {
  let reads = 0
  const counted = (prefix: string) =>
    claims(...Array.from({ length: 200 }, (_, i) => `/${prefix}/${i}`)).map((claim) => ({
      ...claim,
      get forms() {
        reads++
        return claim.forms
      },
    }))
  expect(clashesWithin(counted('a'))).toEqual([])
  expect(clashesBetween(counted('b'), counted('c'))).toEqual([])
  expect(reads).toBeLessThan(2_000)
})
