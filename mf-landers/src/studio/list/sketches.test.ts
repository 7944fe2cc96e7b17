import { expect, test } from 'vitest'
import { pageBlockTypes } from '../../documents/static/page-template.tsx'
import { loadOutlines } from '../document/template-outlines.ts'
import en from '../words/en.json'
import { sketches, sketchOf } from './sketches.ts'

test('every type of block has a sketch, and templates look different from each other', async () => {
  // Built-in pages are not chosen by their look.
  const ofPages = pageBlockTypes.map(({ type }) => type)
  expect([...Object.keys(sketches), ...ofPages].toSorted()).toEqual(Object.keys(en.blocks).toSorted())
  const pictures = Object.values(await loadOutlines(1)).map((types) =>
    JSON.stringify(types.map((type) => sketchOf(type))),
  )
  expect(new Set(pictures).size).toBe(pictures.length)
  expect(sketchOf('newer-than-this')).toMatchObject({ height: 18 })
})
