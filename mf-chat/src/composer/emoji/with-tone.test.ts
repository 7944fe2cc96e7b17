import { expect, test } from 'vitest'
import { withTone } from './with-tone.ts'

const can = (emoji: string) => ({ emoji, hasTones: true })

test.each([
  ['👍', '👍🏽'],
  ['☝️', '☝🏽'],
  ['👩‍🦰', '👩🏽‍🦰'],
  ['🤷‍♀️', '🤷🏽‍♀️'],
])('%s becomes %s', (emoji, toned) => expect(withTone(can(emoji), '🏽')).toBe(toned))

test('no tone, and emoji without tones, leave it as it is', () => {
  expect(withTone(can('☝️'), '')).toBe('☝️')
  expect(withTone({ emoji: '🍕', hasTones: false }, '🏽')).toBe('🍕')
})
