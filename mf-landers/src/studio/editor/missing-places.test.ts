import type { LanderContent } from 'contracts'
import { expect, test } from 'vitest'
import { missingPlaces } from './missing-places.ts'

const content: LanderContent = {
  v: 1,
  kind: 'page',
  template: '',
  slug: 'party',
  token: 'party',
  niche: 1,
  meta: { title: { en: 'Party', fi: 'Juhlat' }, description: { en: 'Dance', fi: 'Tanssi', de: 'Tanz' } },
  locales: ['en'],
  blocks: [
    {
      id: 'head',
      type: 'text',
      bv: 1,
      props: { title: { en: 'Hello', fi: 'Hei' }, body: { en: [{ p: ['Come.'] }] } },
    },
    { id: 'foot', type: 'text', bv: 1, props: { title: { en: 'Bye', fi: 'Hei hei', de: 'Tschüss' } } },
  ],
  experiment: {
    id: 'test',
    salt: 's',
    variants: [
      { id: 'a', share: 500, patch: {} },
      { id: 'b', share: 500, patch: { foot: { props: { title: { en: 'See you', de: 'Bis bald' } } } } },
    ],
  },
}

test('each place with texts that are not translated is named, with their number', () => {
  expect(missingPlaces(content, 'en')).toEqual([])
  expect(missingPlaces(content, 'de')).toEqual([
    { tab: 'page', locale: 'de', count: 1 },
    { tab: 'blocks', block: 'head', variant: null, locale: 'de', count: 2 },
  ])
  expect(missingPlaces(content, 'fi')).toEqual([
    { tab: 'blocks', block: 'head', variant: null, locale: 'fi', count: 1 },
    { tab: 'blocks', block: 'foot', variant: 'b', locale: 'fi', count: 1 },
  ])
})

test('a built-in page lacks no title in any language: it has the site’s own', () => {
  const { token: _, experiment: __, ...page } = content
  const terms: LanderContent = { ...page, template: 'terms', slug: '' }
  expect(missingPlaces(terms, 'de').map(({ tab }) => tab)).toEqual(['blocks'])
})
