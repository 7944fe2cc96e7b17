import { expect, test } from 'vitest'
import { placeholders } from './placeholders.ts'

function found(english: string, text: string) {
  return placeholders(new Map([['key', english]]), new Map([['key', text]]), 'de').map(({ says }) => says)
}

test('may stand in another order, more than once, and with a format', () => {
  expect(found('{{name}} likes {{ thing }}', '{{thing}}: {{name}}, {{name}}')).toEqual([])
  expect(found('{{price, currency}}', '{{price}}')).toEqual([])
})

test('are lost, invented or translated', () => {
  expect(found('Hello {{name}}', 'Hallo')).toEqual([expect.stringContaining('lacks {{name}}')])
  expect(found('Hello', 'Hallo {{name}}')).toEqual([expect.stringContaining('has {{name}}')])
  expect(found('Hello {{name}}', 'Hallo {{Name}}')).toEqual([
    expect.stringContaining('lacks {{name}}'),
    expect.stringContaining('has {{Name}}'),
  ])
})

test.each(['Hallo {name}', 'Hallo {{name}', 'Hallo {{na me}}', 'Hallo }'])('%s is broken', (text) => {
  expect(found('Hello {{name}}', text)).toEqual([expect.stringContaining('brace')])
})

test('are broken in English too', () => {
  const english = new Map([['key', 'Hello {name}']])
  expect(placeholders(english, english, 'en')).toHaveLength(1)
})

const apples = new Map([
  ['apples_one', 'One apple for {{name}}'],
  ['apples_other', '{{count}} apples for {{name}}'],
])

test('a form for a single number may leave out the number, and nothing else', () => {
  const words = (one: string, other: string) =>
    new Map([
      ['apples_one', one],
      ['apples_other', other],
    ])
  expect(placeholders(apples, words('Ein Apfel für {{name}}', '{{count}} für {{name}}'), 'de')).toEqual([])
  expect(placeholders(apples, words('{{count}} Apfel für {{name}}', '{{count}}, {{name}}'), 'de')).toEqual([])
  const bad = placeholders(apples, words('Ein Apfel', 'Äpfel für {{name}}'), 'de')
  expect(bad).toEqual([
    { key: 'apples_one', says: expect.stringContaining('lacks {{name}},') },
    { key: 'apples_other', says: expect.stringContaining('lacks {{count}},') },
  ])
  expect(placeholders(apples, words('Une pomme pour {{name}}', '{{count}} pour {{name}}'), 'fr')).toEqual([
    { key: 'apples_one', says: expect.stringContaining('lacks {{count}},') },
  ])
})

test('forms that English has not are measured by those that it has', () => {
  expect(placeholders(apples, new Map([['apples_few', '{{count}} jabłka']]), 'pl')).toEqual([
    { key: 'apples_few', says: expect.stringContaining('lacks {{name}},') },
  ])
})
