import { expect, test } from 'vitest'
import { href } from '../href.ts'
import { landerPath, landerRoute, prefixOf, templateOf } from './lander-route.ts'

test('§2: every template has a route of its own, which names it', () => {
  const { name, path } = landerRoute('gallery')
  expect(templateOf(name)).toBe('gallery')
  expect(path.replace('/:niche?', '').replace(':slug?', 'summer')).toBe(
    href('landers-template-slug', { template: 'gallery', slug: 'summer' }),
  )
  expect(templateOf('index')).toBeUndefined()
  expect(templateOf('members-id-landing2-slug')).toBeUndefined()
})

test('§9: the prefix of a niche leads the path of its landing pages', () => {
  expect(landerPath({ niche: 1, template: 'gallery', slug: 'summer' })).toBe('/landers/gallery/summer')
  expect(landerPath({ niche: 2, template: 'gallery', slug: 'summer' })).toBe('/she/landers/gallery/summer')
  expect(landerPath({ niche: 7, template: 'video' })).toBe('/gay/landers/video')
})

test('§9: a page has the right prefix, the wrong one, or none where there should be one', () => {
  expect([prefixOf(1, undefined), prefixOf(1, 'she')]).toEqual(['right', 'wrong'])
  expect([prefixOf(2, 'she'), prefixOf(2, undefined), prefixOf(2, 'gay')]).toEqual([
    'right',
    'missing',
    'wrong',
  ])
})
