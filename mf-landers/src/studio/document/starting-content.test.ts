import { landerContent, landerProblems, landerTemplates, locales } from 'contracts'
import { expect, test } from 'vitest'
import { allBlocks } from '../../blocks/all-blocks.ts'
import { isDrawable } from './is-drawable.ts'
import { offeredBlocks } from './offered-blocks.ts'
import { loadAllWords, startingContent } from './starting-content.ts'
import { loadTemplate, templateNames } from './template-modules.ts'
import { allTexts, countMissing } from './texts-of.ts'

const words = await loadAllWords()

test.each(templateNames)('a new %s is complete, safe and drawable', async (name) => {
  const template = await loadTemplate(name)
  if (!template) throw new Error(`There is no template ${name}.`)
  for (const niche of [1, 7] as const) {
    const content = startingContent({ template, slug: 'summer', niche, words })
    expect(landerContent.safeParse(content).error).toBeUndefined()
    expect(landerProblems(content)).toEqual([])
    if (name === 'page') expect(content).toMatchObject({ slug: '', token: 'summer' })
    expect(isDrawable(content, template.blocks)).toBe(true)
    // A page has no texts to begin with.
    const complete = name === 'page' ? content.locales : locales
    for (const locale of complete) expect(countMissing(allTexts(content), locale)).toBe(0)
  }
})

test.each(['page', ...landerTemplates])(
  'a document of %s can have the blocks of every template, each once',
  async (name) => {
    const template = await loadTemplate(name)
    if (!template) throw new Error(`There is no template ${name}.`)
    const offered = await offeredBlocks({ template, niche: 1, words })
    const types = offered.map(({ type }) => type)
    expect(types).toHaveLength(allBlocks.length)
    expect(types.toSorted()).toEqual(template.blocks.map(({ type }) => type).toSorted())
    expect(
      isDrawable(
        { ...startingContent({ template, slug: 'party', niche: 1, words }), blocks: offered },
        template.blocks,
      ),
    ).toBe(true)
  },
)
