import { expect, test } from 'vitest'
import { href } from '../href.ts'
import { landerRoute, templateOf } from './lander-route.ts'

test('§2: every template has a route of its own, which names it', () => {
  const { name, path } = landerRoute('gallery')
  expect(templateOf(name)).toBe('gallery')
  expect(path.replace(':slug?', 'summer')).toBe(
    href('landers-template-slug', { template: 'gallery', slug: 'summer' }),
  )
  expect(templateOf('index')).toBeUndefined()
  expect(templateOf('members-id-landing2-slug')).toBeUndefined()
})
