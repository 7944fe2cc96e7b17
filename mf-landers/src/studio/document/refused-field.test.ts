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

test('a placeholder that is unknown is found like any other text that is refused', () => {
  const named = { id: 'head', type: 'text', bv: 1, props: { title: { en: 'To {{name}}', fi: '{{nimi}}' } } }
  const about: LanderContent = { ...content, kind: 'member', template: 'landing2', blocks: [named] }
  expect(refusedField(about, ['content.blocks.0.props.title.fi'])).toEqual({
    tab: 'parts',
    block: 'head',
    variant: null,
    name: 'title',
    locale: 'fi',
  })
})

test.each([
  ['content.meta.description.fi', { tab: 'page', name: 'description', locale: 'fi' }],
  ['content.meta.title', { tab: 'page', name: 'title' }],
  [
    'content.blocks.0.props.title',
    { tab: 'parts', block: 'head', variant: null, name: 'title', locale: 'de' },
  ],
  ['content.blocks.1.props.body', { tab: 'parts', block: 'more', variant: null, name: 'body', locale: 'en' }],
  [
    'content.experiment.variants.1.patch.head.props.title',
    { tab: 'parts', block: 'head', variant: 'b', name: 'title', locale: 'sv' },
  ],
  ['content.blocks.7.props.title', undefined],
  ['content.schedule', { tab: 'page', name: 'schedule' }],
  ['content.experiment', { tab: 'experiment', name: 'experiment' }],
  ['slug', { tab: 'page', name: 'slug' }],
  ['content.token', { tab: 'page', name: 'slug' }],
  ['content.template', undefined],
])('the field that is refused at %s is found', (path, found) => {
  expect(refusedField(content, ['content.locales', path])).toEqual(found)
})
