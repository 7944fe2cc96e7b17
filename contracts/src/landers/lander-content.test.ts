import { expect, test } from 'vitest'
import type { Locale } from '../locales.ts'
import {
  type LanderContent,
  type LanderExperiment,
  type LanderVariant,
  landerContent,
} from './lander-content.ts'
import type { LanderProblem } from './lander-problem.ts'
import { landerProblems, missingTitles, publishProblems } from './lander-problems.ts'
import { migrateLander } from './migrate-lander.ts'
import { unknownPlaceholders } from './placeholders.ts'
import { resolveLander } from './resolve-lander.ts'

const content: LanderContent = {
  v: 1,
  kind: 'lander',
  template: 'gallery',
  slug: '',
  niche: 1,
  meta: { title: { en: 'Summer' }, description: { en: 'Meet somebody.' } },
  locales: ['en'],
  blocks: [
    { id: 'a', type: 'hero', bv: 1, props: { title: { en: 'Hello', fi: 'Hei' }, count: 3, isWide: true } },
    { id: 'b', type: 'list', bv: 1, props: { items: [{ id: 'x', alt: null, text: { en: 'One' } }] } },
  ],
  experiment: {
    id: 'order',
    salt: 's',
    variants: [
      { id: 'old', share: 900, patch: {} },
      { id: 'new', share: 100, order: ['b'], patch: { a: { hidden: true }, b: { props: { count: 1 } } } },
    ],
  },
}

test('a language that has no text of its own gets the English one', () => {
  expect(resolveLander(content, 'fi')).toEqual([
    { id: 'a', type: 'hero', bv: 1, props: { title: 'Hei', count: 3, isWide: true } },
    { id: 'b', type: 'list', bv: 1, props: { items: [{ id: 'x', alt: null, text: 'One' }] } },
  ])
})

test('a language whose text is empty gets the English one, of plain texts and of paragraphs', () => {
  const body = {
    en: [{ p: ['Bring friends.'] }],
    de: [],
    fi: [{ p: [' '] }],
    sv: [{ p: ['Ta med vänner.'] }],
  }
  const blocks = [{ id: 'a', type: 'text', bv: 1, props: { title: { en: 'Hello', de: '' }, body } }]
  const propsIn = (locale: Locale) => resolveLander({ blocks }, locale)[0]?.props
  for (const locale of ['de', 'fi', 'nl'] as const) {
    expect(propsIn(locale)).toEqual({ title: 'Hello', body: body.en })
  }
  expect(propsIn('sv')).toEqual({ title: 'Hello', body: body.sv })
})

test('a variant changes the order, leaves blocks out and replaces props', () => {
  const blocks = resolveLander(content, 'en', 'new')
  expect(blocks.map(({ id }) => id)).toEqual(['b'])
  expect(blocks[0]?.props).toMatchObject({ count: 1 })
  expect(resolveLander(content, 'en', 'gone')).toEqual(resolveLander(content, 'en'))
})

const MACHINES = [
  'bundles',
  'registry',
  'telemetry',
  'override',
  'share',
  'robots',
  'releases',
  'app',
  'metrics',
]

test('a document without contradictions has no problems', () => {
  expect(landerProblems(landerContent.parse(content))).toEqual([])
  expect(landerProblems({ ...content, kind: 'page', template: '', token: 'summer-party' })).toEqual([])
  expect(landerProblems({ ...content, kind: 'member', template: 'landing' })).toEqual([])
  expect(landerProblems({ ...content, kind: 'member', template: 'landing2', slug: 'summer' })).toEqual([])
})

test.each<[LanderProblem, Partial<LanderContent>]>([
  [{ rule: 'invalid', where: ['template'] }, { template: '' }],
  [{ rule: 'address', where: ['token'] }, { token: 'party' }],
  ...['faq', 'members', 'landers', 'api', ...MACHINES].map(
    (token): [LanderProblem, Partial<LanderContent>] => [
      { rule: 'address', where: ['token'] },
      { kind: 'page', template: '', token },
    ],
  ),
  [
    { rule: 'address', where: ['slug'] },
    { kind: 'page', template: '' },
  ],
  [
    { rule: 'address', where: ['slug'] },
    { kind: 'page', template: 'faq', slug: '', token: 'questions' },
  ],
  [
    { rule: 'address', where: ['slug'] },
    { kind: 'home', slug: 'x' },
  ],
  [{ rule: 'invalid', where: ['template'] }, { kind: 'member' }],
  [
    { rule: 'address', where: ['slug'] },
    { kind: 'member', template: 'landing', slug: 'summer' },
  ],
  [
    { rule: 'schedule', where: ['schedule'] },
    { schedule: { from: '2027-01-02T00:00:00Z', to: '2027-01-01T00:00:00Z' } },
  ],
])('the problem %j of %j is found', (problem, change) => {
  expect(landerProblems({ ...content, ...change })).toContainEqual(problem)
})

test('a title that is empty in English is missing, wherever a visitor may get it', () => {
  expect(missingTitles(content)).toEqual([])
  const [head, list] = content.blocks
  const props = { ...head?.props, title: { en: ' ', fi: 'Hei' } }
  const patch = { a: { props: { title: { en: '' } } } }
  const variants = [
    { id: 'old', share: 900, patch: {} },
    { id: 'new', share: 100, patch },
  ]
  const untitled = { id: 'head', type: 'hero', bv: 1, props }
  const blocks = [untitled, ...(list ? [list] : [])]
  expect(missingTitles({ ...content, blocks, experiment: { id: 'order', salt: 's', variants } })).toEqual([
    { rule: 'missing', where: ['blocks', 0, 'props', 'title', 'en'] },
    { rule: 'missing', where: ['experiment', 'variants', 1, 'patch', 'a', 'props', 'title', 'en'] },
  ])
})

test.each<[string, LanderExperiment, readonly string[]]>([
  ['nothing', experimentOf({}), ['a', 'b']],
  [
    'a text to what it was',
    experimentOf({ patch: { a: { props: { title: { fi: 'Hei', en: 'Hello' } } } } }),
    ['a', 'b'],
  ],
  ['the order to what it was', experimentOf({ order: ['a', 'b'] }), ['a', 'b']],
  ['a text', experimentOf({ patch: { a: { props: { title: { en: 'Welcome' } } } } }), []],
  [
    'a text in one language',
    experimentOf({ patch: { a: { props: { title: { en: 'Hello', fi: 'Moi' } } } } }),
    [],
  ],
  ['the order', experimentOf({ order: ['b'] }), []],
  ['what is shown', experimentOf({ patch: { b: { hidden: true } } }), []],
])(
  'a variant that changes %s is published only if visitors can tell it from the others',
  (_, experiment, values) => {
    const problems = values.length > 0 ? [{ rule: 'variants', where: ['experiment'], values }] : []
    expect(publishProblems({ ...content, experiment })).toEqual(problems)
  },
)

/** An experiment with a variant that changes this, beside one that changes nothing. */
function experimentOf(change: Partial<LanderVariant>): LanderExperiment {
  return {
    id: 'order',
    salt: 's',
    variants: [
      { id: 'a', share: 500, patch: {} },
      { id: 'b', share: 500, patch: {}, ...change },
    ],
  }
}

test('a page without a block that everyone sees cannot be published', () => {
  const { experiment: _, ...untested } = content
  expect(publishProblems({ ...untested, blocks: [] })).toEqual([{ rule: 'empty', where: ['blocks'] }])
  const question = { id: 'why', type: 'question', bv: 1, props: { title: { en: 'Why?' } } }
  const faq: LanderContent = { ...untested, kind: 'page', template: 'faq', slug: '', blocks: [question] }
  expect(publishProblems(faq)).toEqual([])
  expect(publishProblems({ ...faq, blocks: [{ ...question, when: 'us' }] })).toEqual([
    { rule: 'empty', where: ['blocks'] },
  ])
})

test.each(['0000-01-01T00:00:00Z', '0050-01-01T00:00:00Z', '1999-12-31T23:59:59Z'])(
  'a schedule does not begin at %s, which would be stored as another year or not at all',
  (from) => {
    const issues = landerContent.safeParse({ ...content, schedule: { from } }).error?.issues
    expect(issues?.map(({ path }) => path.join('.'))).toEqual(['schedule.from'])
  },
)

test('in texts about a chosen member, only the placeholder of the name is known', () => {
  const [head, list] = content.blocks
  if (!head || !list) throw new Error('The document has two blocks.')
  const patch = { a: { props: { title: { en: '{{ name }}' } } } }
  const about: LanderContent = {
    ...content,
    kind: 'member',
    template: 'landing2',
    meta: { ...content.meta, title: { en: 'Write to {{name}}', fi: 'Kirjoita: {{nmae}}' } },
    blocks: [
      { ...head, props: { title: { en: 'Hello {{name}}, {{name}}!' } } },
      { ...list, props: { items: [{ text: { en: 'From {{city' } }] } },
    ],
    experiment: {
      id: 'order',
      salt: 's',
      variants: [
        { id: 'old', share: 900, patch: {} },
        { id: 'new', share: 100, patch },
      ],
    },
  }
  expect(unknownPlaceholders(about)).toEqual([
    { rule: 'text', where: ['meta', 'title', 'fi'] },
    { rule: 'text', where: ['blocks', 1, 'props', 'items', 0, 'text', 'en'] },
    { rule: 'text', where: ['experiment', 'variants', 1, 'patch', 'a', 'props', 'title', 'en'] },
  ])
  expect(unknownPlaceholders({ ...about, kind: 'lander' })).toEqual([])
})

test('an older document is brought to the present version step by step, a newer one is left alone', () => {
  const { meta, ...rest } = content
  const migrations = { 0: (stored: object) => ({ ...stored, v: 1, meta }) }
  expect(migrateLander({ ...rest, v: 0 }, migrations)).toEqual(content)
  expect(migrateLander({ ...rest, v: 0 })).toBeUndefined()
  expect(migrateLander({ ...content, v: 2 })).toBeUndefined()
  expect(migrateLander({ ...content, v: -1 }, { [-1]: (stored) => stored })).toBeUndefined()
  expect(migrateLander(null)).toBeUndefined()
  expect(migrateLander(content)).toEqual(content)
})
