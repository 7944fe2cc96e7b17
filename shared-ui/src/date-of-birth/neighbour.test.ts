import { expect, test } from 'vitest'
import { neighbourFor } from './neighbour.ts'

const caret = (value: string, selectionStart: number, selectionEnd = selectionStart) => ({
  value,
  selectionStart,
  selectionEnd,
})

test('an arrow leaves a part only at the edge of its text', () => {
  expect(neighbourFor('ArrowRight', caret('12', 2))).toBe(1)
  expect(neighbourFor('ArrowRight', caret('12', 1))).toBe(0)
  expect(neighbourFor('ArrowRight', caret('12', 0, 2))).toBe(0)
  expect(neighbourFor('ArrowLeft', caret('12', 0))).toBe(-1)
  expect(neighbourFor('ArrowLeft', caret('12', 1))).toBe(0)
})

test('Backspace in an empty part moves back', () => {
  expect(neighbourFor('Backspace', caret('', 0))).toBe(-1)
  expect(neighbourFor('Backspace', caret('1', 1))).toBe(0)
})

test('other keys stay in the part', () => {
  expect(neighbourFor('1', caret('', 0))).toBe(0)
  expect(neighbourFor('Tab', caret('', 0))).toBe(0)
})
