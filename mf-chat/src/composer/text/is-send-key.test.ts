import { expect, test } from 'vitest'
import { isSendKey } from './is-send-key.ts'

const enter = {
  key: 'Enter',
  shiftKey: false,
  altKey: false,
  ctrlKey: false,
  metaKey: false,
  isComposing: false,
  keyCode: 13,
}

test('Enter sends with a keyboard, Shift+Enter and Alt+Enter break the line', () => {
  expect(isSendKey(enter, true)).toBe(true)
  expect(isSendKey({ ...enter, shiftKey: true }, true)).toBe(false)
  expect(isSendKey({ ...enter, altKey: true }, true)).toBe(false)
  expect(isSendKey({ ...enter, key: 'a' }, true)).toBe(false)
})

test('on touch Enter breaks the line; with Ctrl or Cmd it sends', () => {
  expect(isSendKey(enter, false)).toBe(false)
  expect(isSendKey({ ...enter, ctrlKey: true }, false)).toBe(true)
  expect(isSendKey({ ...enter, metaKey: true }, false)).toBe(true)
})

test('the Enter that chooses a character of a composition does not send', () => {
  expect(isSendKey({ ...enter, isComposing: true }, true)).toBe(false)
  expect(isSendKey({ ...enter, keyCode: 229 }, true)).toBe(false)
})
