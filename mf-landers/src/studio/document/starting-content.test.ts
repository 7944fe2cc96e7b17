import { landerContent, landerProblems, locales } from 'contracts'
import { expect, test } from 'vitest'
import { labelled } from '../fields/use-field-label.ts'
import { type FieldShape, shapeOf } from './field-shape.ts'
import { isDrawable } from './is-drawable.ts'
import { offeredBlocks } from './offered-blocks.ts'
import { loadAllWords, startingContent } from './starting-content.ts'
import { loadTemplate, templateNames } from './template-modules.ts'
import { allTexts, countMissing } from './texts-of.ts'

const words = await loadAllWords()

function namesIn(shape: FieldShape): readonly string[] {
  if (shape.kind === 'group') return shape.fields.flatMap(([key, field]) => [key, ...namesIn(field)])
  if (shape.kind === 'list') return namesIn(shape.item)
  return shape.kind === 'optional' ? namesIn(shape.inner) : []
}

test.each(templateNames)(
  'a new %s is complete, safe and drawable, and each of its fields has a label',
  async (name) => {
    const template = await loadTemplate(name)
    if (!template) throw new Error(`There is no template ${name}.`)
    for (const niche of [1, 7] as const) {
      const content = startingContent({ template, slug: 'summer', niche, words })
      expect(landerContent.safeParse(content).error).toBeUndefined()
      expect(landerProblems(content)).toEqual([])
      expect(isDrawable(content, template.blocks)).toBe(true)
      // A page has no texts to begin with.
      const complete = name === 'page' ? content.locales : locales
      for (const locale of complete) expect(countMissing(allTexts(content), locale)).toBe(0)
    }
    const names = template.blocks.flatMap(({ props }) => namesIn(shapeOf(props)))
    expect(labelled).toEqual(expect.arrayContaining(names))
  },
)

test('a page can have the blocks of every template, each once', async () => {
  const template = await loadTemplate('page')
  if (!template) throw new Error('There is no template for pages.')
  const offered = await offeredBlocks({ template, niche: 1, words })
  const types = offered.map(({ type }) => type)
  expect(types.toSorted()).toEqual(template.blocks.map(({ type }) => type).toSorted())
  expect(
    isDrawable(
      { ...startingContent({ template, slug: 'party', niche: 1, words }), blocks: offered },
      template.blocks,
    ),
  ).toBe(true)
})
