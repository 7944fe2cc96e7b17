import type { LanderContent } from 'contracts'
import { expect, test } from 'vitest'
import { compareContents } from './compare.ts'

const content: LanderContent = {
  v: 1,
  kind: 'page',
  template: '',
  slug: 'party',
  token: 'party',
  niche: 1,
  meta: { title: { en: 'Summer', fi: 'Kesä' }, description: { en: '' } },
  locales: ['en'],
  blocks: ['head', 'middle', 'foot'].map((id) => ({
    id,
    type: 'text',
    bv: 1,
    props: { title: { en: id, fi: id }, body: { en: [{ p: ['One'] }] }, portraits: ['a', 'b'] },
  })),
}
const [head, middle, foot] = content.blocks as [
  LanderContent['blocks'][0],
  LanderContent['blocks'][0],
  LanderContent['blocks'][0],
]

const compare = (change: Partial<LanderContent>) => compareContents(content, { ...content, ...change })

test('texts are compared language by language, and what follows from the rest is no difference', () => {
  expect(compare({ locales: ['en', 'fi'] })).toEqual([])
  const props = { ...foot.props, title: { en: 'Bye', fi: 'foot' }, body: { en: [{ p: [{ b: ['Two'] }] }] } }
  expect(compare({ blocks: [head, middle, { ...foot, props }] })).toEqual([
    { kind: 'changed', at: ['blocks', 'foot', 'title', 'en'], before: 'foot', after: 'Bye' },
    { kind: 'changed', at: ['blocks', 'foot', 'body', 'en'], before: 'One', after: '**Two**' },
  ])
  expect(
    compare({ meta: { title: { en: 'Summer' }, description: { en: 'Sun' }, og: { id: 'sea', alt: null } } }),
  ).toEqual([
    { kind: 'changed', at: ['page', 'description', 'en'], before: undefined, after: 'Sun' },
    { kind: 'changed', at: ['page', 'picture'], before: undefined, after: 'sea' },
    { kind: 'changed', at: ['page', 'title', 'fi'], before: 'Kesä', after: undefined },
  ])
  expect(compare({ slug: 'ball', token: 'ball' })).toEqual([
    { kind: 'changed', at: ['page', 'address'], before: 'party', after: 'ball' },
  ])
})

test('a block that is added or removed says so once, and only those blocks have moved that others did not make room for', () => {
  const extra = { ...head, id: 'extra' }
  expect(compare({ blocks: [extra, head, middle, foot] })).toEqual([
    { kind: 'added', at: ['blocks', 'extra'], before: undefined, after: 1 },
  ])
  expect(compare({ blocks: [head, foot] })).toEqual([
    { kind: 'removed', at: ['blocks', 'middle'], before: 2, after: undefined },
  ])
  expect(compare({ blocks: [foot, head, middle] })).toEqual([
    { kind: 'moved', at: ['blocks', 'foot'], before: 3, after: 1 },
  ])
})

test('of an experiment, the shares, the order and the changes of variants are compared, and no ids', () => {
  const experiment: LanderContent['experiment'] = {
    id: 'test',
    salt: 's',
    variants: [
      { id: 'a', share: 700, patch: {} },
      {
        id: 'b',
        share: 300,
        order: ['foot'],
        patch: { head: { hidden: true, props: { title: { en: 'Hi' } } } },
      },
    ],
  }
  expect(compare({ experiment })).toEqual([
    { kind: 'changed', at: ['experiment', 'a', 'share'], before: undefined, after: 700 },
    { kind: 'changed', at: ['experiment', 'b', 'share'], before: undefined, after: 300 },
    { kind: 'changed', at: ['experiment', 'b', 'order'], before: undefined, after: ['foot'] },
    { kind: 'changed', at: ['experiment', 'b', 'patch', 'head', 'hidden'], before: undefined, after: true },
    {
      kind: 'changed',
      at: ['experiment', 'b', 'patch', 'head', 'props', 'title', 'en'],
      before: undefined,
      after: 'Hi',
    },
  ])
})

test('a block of a built-in page differs in its condition and its note, too', () => {
  const noted = { ...head, when: 'us' as const, note: 'Check the limits.' }
  expect(compare({ blocks: [noted, middle, foot] })).toEqual([
    { kind: 'changed', at: ['blocks', 'head', 'when'], before: undefined, after: 'us' },
    { kind: 'changed', at: ['blocks', 'head', 'note'], before: undefined, after: 'Check the limits.' },
  ])
})
