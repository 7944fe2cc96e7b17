import { expect, test } from 'vitest'
import { countCharacters } from './count-characters.ts'

test('length counts code points of the trimmed text', () => {
  expect(countCharacters('  hei \n')).toBe(3)
  expect(countCharacters('👍🏽')).toBe(2)
  expect(countCharacters('🙂'.repeat(10_000))).toBe(10_000)
})
