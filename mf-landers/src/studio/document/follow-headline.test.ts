import type { LanderContent, Localized } from 'contracts'
import { expect, test } from 'vitest'
import { page } from '../../templates/page.ts'
import { setProps, setText } from './edit.ts'
import { followHeadline } from './follow-headline.ts'
import { reorderBlocks } from './variant-blocks.ts'

const part = (id: string, title: Localized) => ({
  id,
  type: 'text',
  bv: 1,
  props: { level: 'page', title, body: { en: [] } },
})
const content: LanderContent = {
  v: 1,
  kind: 'page',
  template: '',
  slug: 'party',
  token: 'party',
  niche: 1,
  meta: { title: { en: 'Summer', fi: 'Oma otsikko' }, description: { en: '' } },
  locales: ['en'],
  blocks: [part('head', { en: 'Summer', fi: 'Kesä' }), part('more', { en: 'More' })],
}

const edit = (before: LanderContent, title: Localized) => {
  const props = { ...before.blocks[0]?.props, title }
  return followHeadline(before, setProps(before, { block: 'head', variant: null }, props), page.blocks)
}

test('a title that was never edited follows the headline, in each language in which it is the headline', () => {
  const typed = edit(content, { en: 'Summer is short', fi: 'Kesä on lyhyt', de: 'Der Sommer ist kurz' })
  expect(typed.meta.title).toEqual({ en: 'Summer is short', fi: 'Oma otsikko', de: 'Der Sommer ist kurz' })
  const emptied = edit(typed, { en: '' })
  // The next part leads the page as long as this one has no title.
  expect(emptied.meta.title).toEqual({ en: 'More', fi: 'Oma otsikko' })
  expect(edit(emptied, { en: 'Autumn' }).meta.title.en).toBe('Autumn')
  const moved = followHeadline(content, reorderBlocks(content, ['more', 'head']), page.blocks)
  expect(moved.meta.title.en).toBe('More')
})

test('an edited title stays, and a headline that is too long is cut', () => {
  const meta = { ...content.meta, title: setText(content.meta.title, 'en', 'Dance') as Localized }
  expect(edit({ ...content, meta }, { en: 'Winter' }).meta.title.en).toBe('Dance')
  const long = edit(content, { en: 'x'.repeat(130) })
  expect(long.meta.title.en).toBe('x'.repeat(120))
  expect(edit(long, { en: 'Short' }).meta.title.en).toBe('Short')
})
