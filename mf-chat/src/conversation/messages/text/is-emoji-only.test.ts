import { expect, test } from 'vitest'
import { isEmojiOnly } from './is-emoji-only.ts'

test.each(['😀', '👍🏽', '👨‍👩‍👧‍👦', '❤️', '🇳🇱🇧🇪', '😀 😀\n😀', '😀😀😀😀😀😀'])(
  '%s is drawn large',
  (text) => {
    expect(isEmojiOnly(text)).toBe(true)
  },
)

test.each(['', ' ', 'Hi 😀', '12', '#', '\u200B', '😀'.repeat(7), '😀'.repeat(10_000)])(
  'other texts are not: %s',
  (text) => {
    expect(isEmojiOnly(text)).toBe(false)
  },
)
