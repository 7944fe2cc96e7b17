import { expect, test } from 'vitest'
import { type LanderContent, landerContent } from './lander-content.ts'
import type { LanderProps } from './lander-props.ts'
import type { Localized } from './localized.ts'
import { isOutdated, markOutdated, settleOutdated } from './outdated.ts'

const title = { en: 'Alone tonight?', de: 'Heute Abend allein?', fi: 'Yksin tänään?' }
const items = [{ text: { en: 'One', de: 'Eins' } }, { text: { en: 'Two', de: 'Zwei' } }]
const saved = withProps({ title, body: { en: [{ p: ['Come.'] }], de: [{ p: ['Komm.'] }] }, items })

function withProps(props: LanderProps, change: Partial<LanderContent> = {}): LanderContent {
  return {
    v: 1,
    kind: 'lander',
    template: 'gallery',
    slug: '',
    niche: 1,
    meta: { title: { en: 'Summer' }, description: { en: '' } },
    locales: ['en'],
    blocks: [{ id: 'head', type: 'hero', bv: 1, props }],
    ...change,
  }
}

const changed = (props: LanderProps, from = saved) => withProps({ ...from.blocks[0]?.props, ...props })
const english = { ...title, en: 'Alone this winter?' }

/** The languages in which the title is older than its English. */
function behind(content: LanderContent, text: Localized = english) {
  return (['de', 'fi', 'sv'] as const).filter((locale) => isOutdated(content, text, locale))
}

test('translations are older than their English once it has changed without them', () => {
  const marked = markOutdated(saved, changed({ title: english }), saved)
  expect(behind(marked)).toEqual(['de', 'fi'])
  expect(landerContent.safeParse(marked).success).toBe(true)
  expect(markOutdated(saved, saved, saved)).toEqual(saved)
})

test('a translation is as new as its English again once it is written anew, or said to fit', () => {
  const marked = markOutdated(saved, changed({ title: english }), saved)
  const text = { ...english, de: 'Diesen Winter allein?' }
  const translated = markOutdated(
    marked,
    { ...marked, ...changed({ title: text }), outdated: marked.outdated },
    saved,
  )
  expect(behind(translated, text)).toEqual(['fi'])
  const settled = settleOutdated(translated, text, 'fi')
  expect(settled.outdated).toBeUndefined()
  // Nor does a later change elsewhere mark it.
  const later = { ...settled, meta: { ...settled.meta, title: { en: 'Winter' } } }
  expect(markOutdated(settled, later, saved).outdated).toBeUndefined()
})

test('the marks stay after the English has changed letter by letter, and go with the English that was saved', () => {
  let content = saved
  for (const en of ['Alone tonight', 'Alone', 'Alone this winter?']) {
    content = markOutdated(content, { ...content, ...changed({ title: { ...title, en } }) }, saved)
  }
  expect(behind(content)).toEqual(['de', 'fi'])
  expect(markOutdated(content, { ...content, ...changed({ title }) }, saved).outdated).toBeUndefined()
})

test('a mark is saved, and stays with its text when a part or an item moves', () => {
  const edited = [items[0], { text: { en: 'Second', de: 'Zwei' } }] as LanderProps[]
  const marked = markOutdated(saved, changed({ items: edited }), saved)
  const text = edited[1]?.text as Localized
  expect(behind(marked, text)).toEqual(['de'])
  const moved = { ...marked, ...changed({ items: [edited[1] ?? {}] }), outdated: marked.outdated }
  expect(behind(markOutdated(marked, moved, marked), text)).toEqual(['de'])
})

test('texts of paragraphs and those of a variant are marked, too; one that is not translated is not', () => {
  const body = { en: [{ p: ['Come along.'] }], de: [{ p: ['Komm.'] }] }
  const marked = markOutdated(saved, changed({ body }), saved)
  expect(isOutdated(marked, body, 'de')).toBe(true)
  expect(isOutdated(marked, body, 'fi')).toBe(false)
  const patch = { head: { props: { title: english } } }
  const variants = [
    { id: 'a', share: 500, patch: {} },
    { id: 'b', share: 500, patch },
  ]
  const tested = { ...saved, experiment: { id: 'test', salt: 's', variants } }
  expect(behind(markOutdated(saved, tested, saved))).toEqual(['de', 'fi'])
})
