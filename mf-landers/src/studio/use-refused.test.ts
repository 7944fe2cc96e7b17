import {
  explainContent,
  type LanderContent,
  type LanderProblem,
  landerContent,
  unknownPlaceholders,
} from 'contracts'
import { expect, test } from 'vitest'
import { refusedField } from './use-refused.ts'

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
  const [problem] = unknownPlaceholders(about)
  expect(problem && refusedField(about, problem)).toEqual({
    tab: 'blocks',
    block: 'head',
    variant: null,
    name: 'title',
    locale: 'fi',
  })
})

test('a text that the schema refuses is found with its language, in blocks and in variants', () => {
  const places = explainContent(landerContent.safeParse(content).error?.issues ?? []).problems.map(
    (problem) => refusedField(content, problem),
  )
  expect(places).toEqual([
    { tab: 'page', name: 'description', locale: 'fi' },
    { tab: 'blocks', block: 'head', variant: null, name: 'title', locale: 'de' },
    { tab: 'blocks', block: 'more', variant: null, name: 'body', locale: 'en' },
    { tab: 'blocks', block: 'head', variant: 'b', name: 'title', locale: 'sv' },
  ])
})

test.each<[LanderProblem, unknown]>([
  [
    { rule: 'text', where: ['meta', 'title'] },
    { tab: 'page', name: 'title' },
  ],
  [{ rule: 'text', where: ['blocks', 7, 'props', 'title', 'en'] }, undefined],
  [{ rule: 'invalid', where: ['blocks', 0] }, undefined],
  [
    { rule: 'schedule', where: ['schedule'] },
    { tab: 'page', name: 'schedule' },
  ],
  [
    { rule: 'invalid', where: ['experiment'] },
    { tab: 'experiment', name: 'experiment' },
  ],
  [
    { rule: 'address', where: ['slug'] },
    { tab: 'page', name: 'slug' },
  ],
  [
    { rule: 'address', where: ['token'] },
    { tab: 'page', name: 'slug' },
  ],
  [{ rule: 'invalid', where: ['template'] }, undefined],
  [{ rule: 'required', where: ['blocks', 'company'] }, undefined],
])('the field of the problem %j is found', (problem, found) => {
  expect(refusedField(content, problem)).toEqual(found)
})
