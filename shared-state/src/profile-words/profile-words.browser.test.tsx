import { expect, test } from 'vitest'
import { startTestState } from '../fixture-state.ts'
import { changeLocale, word } from '../language/i18n.ts'
import { loadProfileWords } from './profile-words.ts'

test('load in the page’s language, and again when it changes', async () => {
  startTestState()
  expect(word('profile-words', 'bodyType.fat')).toBeUndefined()
  await loadProfileWords()
  expect(word('profile-words', 'bodyType.fat')).toBe('Full-figured')
  expect(word('profile-words', 'relationship.female.divorced')).toBe('Divorced')
  await changeLocale('pl')
  expect(word('profile-words', 'relationship.female.divorced')).toBe('Rozwiedziona')
  expect(word('profile-words', 'relationship.male.divorced')).toBe('Rozwiedziony')
  expect(word('profile-words', 'regionKind.voivodeship')).toBe('Województwo')
})
