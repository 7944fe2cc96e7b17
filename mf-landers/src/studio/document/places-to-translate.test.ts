import { type LanderContent, markOutdated } from 'contracts'
import { expect, test } from 'vitest'
import { placesToTranslate } from './places-to-translate.ts'

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
  expect(placesToTranslate(content, 'en')).toEqual([])
  expect(placesToTranslate(content, 'de')).toEqual([
    { tab: 'page', locale: 'de', missing: 1, outdated: 0 },
    { tab: 'blocks', block: 'head', variant: null, locale: 'de', missing: 2, outdated: 0 },
  ])
  expect(placesToTranslate(content, 'fi')).toEqual([
    { tab: 'blocks', block: 'head', variant: null, locale: 'fi', missing: 1, outdated: 0 },
    { tab: 'blocks', block: 'foot', variant: 'b', locale: 'fi', missing: 1, outdated: 0 },
  ])
})

test('a built-in page lacks no title in any language: it has the site’s own', () => {
  const { token: _, experiment: __, ...page } = content
  const terms: LanderContent = { ...page, template: 'terms', slug: '' }
  expect(placesToTranslate(terms, 'de').map(({ tab }) => tab)).toEqual(['blocks'])
})

test('each place with translations that are older than their English is named, with their number', () => {
  const english = { ...(content.blocks[1]?.props.title as object), en: 'Farewell' }
  const [head, foot] = content.blocks
  if (!head || !foot) throw new Error('The document has two blocks.')
  const changed = {
    ...content,
    meta: { ...content.meta, title: { en: 'Ball', fi: 'Juhlat' } },
    blocks: [head, { ...foot, props: { title: english as never } }],
  }
  const marked = markOutdated(content, changed, content)
  expect(placesToTranslate(marked, 'fi')).toMatchObject([
    { tab: 'page', missing: 0, outdated: 1 },
    { block: 'head', missing: 1, outdated: 0 },
    { block: 'foot', variant: null, missing: 0, outdated: 1 },
    { block: 'foot', variant: 'b', missing: 1, outdated: 0 },
  ])
  expect(placesToTranslate(marked, 'de')).toMatchObject([
    { tab: 'page', missing: 1, outdated: 0 },
    { block: 'head', missing: 2, outdated: 0 },
    { block: 'foot', variant: null, missing: 0, outdated: 1 },
  ])
})
