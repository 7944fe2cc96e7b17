import { join } from 'node:path'
import { expect, test } from 'vitest'
import { fixtureWorkspace } from '../fixtures/workspace.ts'
import { sourceOf } from './source.ts'

test.each(['pnpm-lock.yaml', 'package-lock.json'])(
  'names the workspace with %s and the folder in it, without any path of this machine',
  (lockfile) => {
    const { root } = fixtureWorkspace({
      'package.json': { name: 'shop' },
      [lockfile]: '',
      'teams/cart/package.json': { name: 'mf-cart' },
    })
    expect(sourceOf(join(root, 'teams/cart'))).toBe('shop/teams/cart')
    expect(sourceOf(root)).toBe('shop')
  },
)

test('is unknown outside a workspace, and in one without a name', () => {
  expect(sourceOf('/')).toBeUndefined()
  const { root } = fixtureWorkspace({ 'package.json': {}, 'pnpm-lock.yaml': '' })
  expect(sourceOf(root)).toBeUndefined()
})
