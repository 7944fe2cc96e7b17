import { locales } from 'contracts'
import { expect, test } from 'vitest'
import { cannedAnswers, fillCanned, loadCanned } from './canned-answers.ts'

test.each(locales)('%s has every answer, and names the sender and the reference', async (locale) => {
  const texts = await loadCanned(locale)
  expect(Object.keys(texts.texts)).toEqual([...cannedAnswers])
  const about = { name: '$& Ann', reference: 'K7QM-2XHP' }
  expect(fillCanned(texts, 'more', about)).toContain('$& Ann')
  expect(fillCanned(texts, 'more', about)).toContain('K7QM-2XHP')
  for (const answer of cannedAnswers)
    for (const name of ['Ann', null])
      expect(fillCanned(texts, answer, { ...about, name })).not.toMatch(/[{}]|\bnull\b/)
})
