import type { LanderContent } from 'contracts'
import { expect, test } from 'vitest'
import { refusedField } from './refused-field.ts'

const content: LanderContent = {
  v: 1,
  kind: 'page',
  template: '',
  slug: '',
  token: 'party',
  niche: 1,
  meta: { title: { en: 'Party' }, description: { en: '', fi: 'x'.repeat(301) } },
  locales: ['en'],
  blocks: [
    { id: 'head', type: 'text', bv: 1, props: { title: { en: 'Hello', de: '<b>Hallo' } } },
    { id: 'more', type: 'text', bv: 1, props: { body: { en: [{ p: ['x'.repeat(4_001)] }] } } },
  ],
  experiment: {
    id: 'title',
    salt: 's',
    variants: [
      { id: 'a', share: 500, patch: {} },
      { id: 'b', share: 500, patch: { head: { props: { title: { en: 'Hi', sv: 'javascript:alert(1)' } } } } },
    ],
  },
}

test.each([
  ['content.meta.description.fi', { block: undefined, name: 'description', locale: 'fi' }],
  ['content.meta.title', { block: undefined, name: 'title', locale: undefined }],
  ['content.blocks.0.props.title', { block: 'head', name: 'title', locale: 'de' }],
  ['content.blocks.1.props.body', { block: 'more', name: 'body', locale: 'en' }],
  ['content.experiment.variants.1.patch.head.props.title', { block: 'head', name: 'title', locale: 'sv' }],
  ['content.blocks.7.props.title', undefined],
  ['content.schedule', undefined],
  ['slug', undefined],
])('the text that is refused at %s is found', (path, found) => {
  expect(refusedField(content, ['content.locales', path])).toEqual(found)
})
