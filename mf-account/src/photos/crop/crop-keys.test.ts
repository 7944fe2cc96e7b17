import { expect, test } from 'vitest'
import { viewAfterKey } from './crop-keys.ts'
import { INITIAL_VIEW } from './crop-view.ts'

const picture = { width: 3_000, height: 3_000 }
const near = { ...INITIAL_VIEW, zoom: 2 }

test.each([
  ['ArrowLeft', { zoom: 2, x: 0.48, y: 0.5 }],
  ['ArrowRight', { zoom: 2, x: 0.52, y: 0.5 }],
  ['ArrowUp', { zoom: 2, x: 0.5, y: 0.475 }],
  ['ArrowDown', { zoom: 2, x: 0.5, y: 0.525 }],
  ['+', { zoom: 2.2, x: 0.5, y: 0.5 }],
  ['-', { zoom: 2 / 1.1, x: 0.5, y: 0.5 }],
])('%s', (key, { zoom, x, y }) => {
  const after = viewAfterKey(picture, near, key)
  expect(after?.zoom).toBeCloseTo(zoom)
  expect(after?.x).toBeCloseTo(x)
  expect(after?.y).toBeCloseTo(y)
})

test.each(['a', 'Tab', 'Enter', 'Escape'])('ignores %s', (key) => {
  expect(viewAfterKey(picture, near, key)).toBeUndefined()
})
