import { expect, test } from 'vitest'
import { newReference, normalReference } from './new-reference.ts'

test('references have no characters that are easily confused, and 500 of them differ', () => {
  const references = Array.from({ length: 500 }, newReference)
  for (const one of references) expect(one).toMatch(/^[A-HJKMNP-Z2-9]{4}-[A-HJKMNP-Z2-9]{4}$/)
  expect(new Set(references).size).toBe(500)
})

test.each(['K7QM-2XHP', 'k7qm2xhp', ' k7qm 2xhp ', 'K7QM–2XHP'])('normalizes the reference %j', (text) => {
  expect(normalReference(text)).toBe('K7QM-2XHP')
})
