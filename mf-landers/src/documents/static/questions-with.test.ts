import type { PageBlock } from 'contracts'
import { expect, test } from 'vitest'
import { questionsWith } from './questions-with.ts'

const group = (id: string): PageBlock => ({ id, type: 'group', props: { title: id } })
const question = (id: string, title: string, answer: string): PageBlock => ({
  id,
  type: 'question',
  props: { title, body: [{ p: [answer, { b: [{ a: '/premium', c: ['read on'] }] }] }] },
})
const blocks = [
  group('paying'),
  question('refund', 'Can I get my money back?', 'Yes, within 14 days.'),
  question('card', 'Which cards can I use?', 'Café cards, too.'),
  group('people'),
  question('block', 'Someone is bothering me.', 'Block them.'),
]
const found = (query: string) => questionsWith(query, blocks).map(({ id }) => id)

test('a question is found by words of itself or of its answer, without case or accents, under its heading', () => {
  expect(found('MONEY 14')).toEqual(['paying', 'refund'])
  expect(found('cafe')).toEqual(['paying', 'card'])
  expect(found(' bother ')).toEqual(['people', 'block'])
})

test('a question is not found if one of the words is missing, nor by the addresses of links', () => {
  expect(found('money cafe')).toEqual([])
  expect(found('premium')).toEqual([])
  expect(found('read on')).toHaveLength(5)
})
