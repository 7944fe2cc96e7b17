import { type LanderContent, locales } from 'contracts'
import { expect, test } from 'vitest'
import { home } from '../../templates/home.ts'
import { isDrawable } from './is-drawable.ts'
import { loadAllWords, startingContent } from './starting-content.ts'
import { allTexts, countMissing } from './texts-of.ts'
import { upToDate } from './up-to-date.ts'

const words = await loadAllWords()
const started = startingContent({ template: home, slug: '', niche: 1, words })
const steps = started.blocks.find(({ type }) => type === 'home-steps')
const title = { en: 'How we do it', fi: 'Näin me sen teemme' }

const withSteps = (bv: number): LanderContent => ({
  ...started,
  blocks: [{ id: 'how', type: 'home-steps', bv, props: { title } }],
})

test('steps of the first version keep their title, and get the words that visitors see, in every language', async () => {
  const content = await upToDate(withSteps(1))
  expect(content.blocks).toEqual([
    { id: 'how', type: 'home-steps', bv: 2, props: { title, steps: steps?.props.steps } },
  ])
  expect(isDrawable(content, home.blocks)).toBe(true)
  const texts = allTexts(content)
  // Only the title that nobody has translated is still missing.
  for (const locale of locales) expect(countMissing(texts, locale)).toBe(locale in title ? 0 : 1)
})

test('a document that is up to date, or newer than this, stays the same', async () => {
  expect(await upToDate(started)).toBe(started)
  const newer = withSteps(3)
  expect(await upToDate(newer)).toBe(newer)
})
