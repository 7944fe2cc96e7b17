import { expect, test } from 'vitest'
import { placeholders } from './placeholders.ts'

function found(english: string, text: string) {
  return placeholders(new Map([['key', english]]), new Map([['key', text]]), 'de').map(
    ({ message }) => message,
  )
}

test('may appear in another order, repeatedly, and with a format', () => {
  expect(found('{{name}} likes {{ thing }}', '{{thing}}: {{name}}, {{name}}')).toEqual([])
  expect(found('{{price, currency}}', '{{price}}')).toEqual([])
})

test('must not be lost, invented or translated', () => {
  expect(found('Hello {{name}}', 'Hallo')).toEqual([expect.stringContaining('lacks {{name}}')])
  expect(found('Hello', 'Hallo {{name}}')).toEqual([expect.stringContaining('has {{name}}')])
  expect(found('Hello {{name}}', 'Hallo {{Name}}')).toEqual([
    expect.stringContaining('lacks {{name}}'),
    expect.stringContaining('has {{Name}}'),
  ])
})

test.each(['Hallo {name}', 'Hallo {{name}', 'Hallo {{na me}}', 'Hallo }'])('%s is malformed', (text) => {
  expect(found('Hello {{name}}', text)).toEqual([expect.stringContaining('brace')])
})

test('may be malformed in English, too', () => {
  const english = new Map([['key', 'Hello {name}']])
  expect(placeholders(english, english, 'en')).toHaveLength(1)
})

const apples = new Map([
  ['apples_one', 'One apple for {{name}}'],
  ['apples_other', '{{count}} apples for {{name}}'],
])

test('only the number may be omitted, in a form for a single number', () => {
  const words = (one: string, other: string) =>
    new Map([
      ['apples_one', one],
      ['apples_other', other],
    ])
  expect(placeholders(apples, words('Ein Apfel für {{name}}', '{{count}} für {{name}}'), 'de')).toEqual([])
  expect(placeholders(apples, words('{{count}} Apfel für {{name}}', '{{count}}, {{name}}'), 'de')).toEqual([])
  const bad = placeholders(apples, words('Ein Apfel', 'Äpfel für {{name}}'), 'de')
  expect(bad).toEqual([
    { key: 'apples_one', message: expect.stringContaining('lacks {{name}},') },
    { key: 'apples_other', message: expect.stringContaining('lacks {{count}},') },
  ])
  expect(placeholders(apples, words('Une pomme pour {{name}}', '{{count}} pour {{name}}'), 'fr')).toEqual([
    { key: 'apples_one', message: expect.stringContaining('lacks {{count}},') },
  ])
})

test('compares forms that English lacks with those that it has', () => {
  expect(placeholders(apples, new Map([['apples_few', '{{count}} jabłka']]), 'pl')).toEqual([
    { key: 'apples_few', message: expect.stringContaining('lacks {{name}},') },
  ])
})
