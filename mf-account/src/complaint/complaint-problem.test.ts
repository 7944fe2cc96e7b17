import { expect, test } from 'vitest'
import { invalidFields } from './complaint-problem.ts'

const good = { email: 'ann@example.com', topic: 'payment', text: 'Paid twice.' } as const

test.each([
  [{}, []],
  [{ email: 'ann' }, ['email']],
  [{ topic: null }, ['topic']],
  [{ text: ' \n' }, ['text']],
  [{ text: 'a'.repeat(4_000) }, []],
  [{ text: 'a'.repeat(4_001) }, ['text']],
  [{ email: '', topic: null, text: '' }, ['email', 'topic', 'text']],
])('in a complaint with %j, the invalid fields are %j', (change, fields) => {
  expect(invalidFields({ ...good, ...change })).toEqual(fields)
})
