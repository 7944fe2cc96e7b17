import { sharePictures, storageRows } from 'contracts'
import { expect, test } from 'vitest'
import { allBlocks } from '../../blocks/all-blocks.ts'
import { memberChat } from '../../blocks/chosen/chat-start/chat-start.tsx'
import { memberLetter } from '../../blocks/chosen/letter/letter.tsx'
import { memberQuestion } from '../../blocks/chosen/question/question.tsx'
import { pageBlockTypes } from '../../documents/static/page-template.tsx'
import { portraitIds } from '../../pictures/portrait-looks.ts'
import { type FieldShape, shapeOf } from '../document/field-shape.ts'
import en from '../words/en.json'

/** The names of all props below, and the choices that they offer. */
function namesIn(shape: FieldShape): {
  readonly props: readonly string[]
  readonly choices: readonly string[]
} {
  if (shape.kind === 'choice') return { props: [], choices: shape.options }
  if (shape.kind === 'list') return namesIn(shape.item)
  if (shape.kind === 'optional') return namesIn(shape.inner)
  if (shape.kind !== 'group') return { props: [], choices: [] }
  const inner = shape.fields.map(([, field]) => namesIn(field))
  return {
    props: [...shape.fields.map(([key]) => key), ...inner.flatMap(({ props }) => props)],
    choices: inner.flatMap(({ choices }) => choices),
  }
}

test('§2: every type of block, every field and every choice has a name in the studio', () => {
  const every = [...allBlocks, memberChat, memberLetter, memberQuestion, ...pageBlockTypes]
  const names = every.map(({ props }) => namesIn(shapeOf(props)))
  expect(every.map(({ type }) => type).toSorted()).toEqual(Object.keys(en.blocks).toSorted())
  expect([...new Set(names.flatMap(({ props }) => props))].toSorted()).toEqual(
    Object.keys(en.fields).toSorted(),
  )
  const choices = [...new Set(names.flatMap((one) => one.choices))]
  expect(choices.toSorted()).toEqual(
    [...Object.keys(en.choices), ...sharePictures, ...portraitIds, ...storageRows].toSorted(),
  )
})
