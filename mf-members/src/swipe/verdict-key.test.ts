import { expect, test } from 'vitest'
import { verdictOfKey } from './verdict-key.ts'

const plain = { altKey: false, ctrlKey: false, metaKey: false, shiftKey: false }

test.each([
  [{ key: 'ArrowRight' }, 'yes'],
  [{ key: 'ArrowLeft' }, 'no'],
  [{ key: 'Backspace' }, 'undo'],
  [{ key: 'ArrowLeft', altKey: true }, undefined],
  [{ key: 'Enter' }, undefined],
])('the key %j means %s', (event, verdict) => {
  expect(verdictOfKey({ ...plain, ...event })).toBe(verdict)
})
