import type { LanderContent } from 'contracts'
import { expect, test } from 'vitest'
import { addBlock, propsOf, removeBlock, setAside, setIn, setProps, setText } from './edit.ts'
import { keepVariant, startExperiment } from './experiment.ts'
import { isSafe } from './is-safe.ts'
import { fromLocalTime, toLocalTime } from './local-time.ts'
import { withCompleteLocales } from './texts-of.ts'
import { blocksOf, isHidden, reorderBlocks, setHidden } from './variant-blocks.ts'

const content: LanderContent = {
  v: 1,
  kind: 'lander',
  template: 'gallery',
  slug: 'summer',
  niche: 1,
  meta: { title: { en: 'Summer', fi: 'Kesä' }, description: { en: 'Sun', fi: 'Aurinko' } },
  locales: ['en'],
  blocks: [
    {
      id: 'head',
      type: 'head',
      bv: 1,
      props: { title: { en: 'Hello', fi: 'Hei' }, cards: [{ label: { en: 'One' } }] },
    },
    { id: 'foot', type: 'foot', bv: 1, props: { title: { en: 'Bye', fi: 'Hei hei' } } },
  ],
}
const HEAD = { block: 'head', variant: null }

test('a text changes in one language, and an empty translation falls back to English', () => {
  const props = setIn(
    propsOf(content, 'head', null),
    ['cards', 0, 'label'],
    setText({ en: 'One' }, 'fi', 'Yksi'),
  )
  expect(props).toMatchObject({ title: { en: 'Hello' }, cards: [{ label: { en: 'One', fi: 'Yksi' } }] })
  expect(setText({ en: 'One', fi: 'Yksi' }, 'fi', '')).toEqual({ en: 'One' })
  expect(setText({ en: 'One' }, 'en', '')).toEqual({ en: '' })
  expect(withCompleteLocales(content).locales).toEqual(['en'])
  const whole = setProps(content, HEAD, props as LanderContent['blocks'][0]['props'])
  expect(withCompleteLocales(whole).locales).toEqual(['en', 'fi'])
})

test('blocks are added, moved and removed, with what variants change about them', () => {
  const { content: more, id } = addBlock(content, { type: 'head', bv: 1, props: {} })
  expect(id).toBe('head-2')
  expect(reorderBlocks(more, [id, 'foot', 'head']).blocks.map((block) => block.id)).toEqual([
    id,
    'foot',
    'head',
  ])
  const tested = startExperiment('salt')(content)
  const changed = setProps(tested, { block: 'head', variant: 'b' }, { title: { en: 'Welcome' } })
  expect(removeBlock(changed, 'head').experiment?.variants[1]?.patch).toEqual({})
})

test('a block is added behind the one that is chosen', () => {
  const added = addBlock(content, { type: 'text', bv: 1, props: {} }, 'head')
  expect(added.content.blocks.map(({ id }) => id)).toEqual(['head', 'text', 'foot'])
})

test('a block’s condition and its note are set and taken away, and the other one stays', () => {
  const both = setAside(content, 'head', { when: 'us', note: 'Ask.' })
  expect(both.blocks[0]).toMatchObject({ when: 'us', note: 'Ask.' })
  const without = setAside(both, 'head', { note: undefined })
  expect(without.blocks[0]).toMatchObject({ when: 'us' })
  expect(without.blocks[0]).not.toHaveProperty('note')
  expect(setAside(without, 'head', { when: undefined })).toEqual(content)
})

test('a variant stores only what differs, and can be kept for everyone', () => {
  const tested = startExperiment('salt')(content)
  const base = propsOf(tested, 'head', 'b')
  const changed = setProps(tested, { block: 'head', variant: 'b' }, { ...base, title: { en: 'Welcome' } })
  expect(changed.experiment?.variants[1]?.patch).toEqual({ head: { props: { title: { en: 'Welcome' } } } })
  expect(propsOf(changed, 'head', 'a')).toEqual(base)
  expect(setProps(changed, { block: 'head', variant: 'b' }, base).experiment?.variants[1]?.patch).toEqual({})
  const kept = keepVariant('b')(changed)
  expect(kept.experiment).toBeUndefined()
  expect(propsOf(kept, 'head', null)).toMatchObject({
    title: { en: 'Welcome' },
    cards: [{ label: { en: 'One' } }],
  })
})

test('a variant has an order of its own, and leaves blocks out, until it is kept for everyone', () => {
  const idsOf = (one: LanderContent, variant: string | null) => blocksOf(one, variant).map(({ id }) => id)
  const tested = startExperiment('salt')(content)
  const moved = reorderBlocks(tested, ['foot', 'head'], 'b')
  expect([idsOf(moved, 'b'), idsOf(moved, 'a'), idsOf(moved, null)]).toEqual([
    ['foot', 'head'],
    ['head', 'foot'],
    ['head', 'foot'],
  ])
  expect(reorderBlocks(moved, ['head', 'foot'], 'b')).toEqual(tested)
  const at = { block: 'head', variant: 'b' }
  const welcoming = setProps(moved, at, { title: { en: 'Welcome' } })
  const hidden = setHidden(welcoming, at, true)
  expect([isHidden(hidden, 'head', 'b'), isHidden(hidden, 'head', 'a')]).toEqual([true, false])
  expect(idsOf(keepVariant('b')(hidden), null)).toEqual(['foot'])
  expect(setHidden(hidden, at, false)).toEqual(welcoming)
})

test('hostile or endless texts are refused before they are sent', () => {
  expect(isSafe('Tea & talks, 5 < 6', 100)).toBe(true)
  for (const text of [
    '<script>alert(1)</script>',
    'javascript:alert(1)',
    '<svg onload=alert(1)>',
    'x'.repeat(1_000_000),
  ]) {
    expect(isSafe(text, 4_000)).toBe(false)
  }
})

test('times are edited in the time zone of the editor', () => {
  expect(fromLocalTime(toLocalTime('2027-06-01T10:30:00.000Z'))).toBe('2027-06-01T10:30:00.000Z')
  expect(toLocalTime(undefined)).toBe('')
  expect(fromLocalTime('')).toBeUndefined()
})
