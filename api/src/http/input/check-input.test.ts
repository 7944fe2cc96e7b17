import { expect, test } from 'vitest'
import { checkInput } from './check-input.ts'

function refusalFor(value: unknown) {
  try {
    checkInput(value)
    return undefined
  } catch (error) {
    return error
  }
}

test.each([
  [{ a: ['x', { b: '👍 ok', c: null, d: 1, e: true }] }],
  ['text'],
  [undefined],
  [{ constructor: 'a name' }],
  [{ constructor: { name: 'x' } }],
])('%j is accepted', (value) => {
  expect(refusalFor(value)).toBeUndefined()
})

test.each([
  [{ a: { b: ['ok', 'a\0b'] } }, { 'a.b.1': 'invalid_input' }],
  [{ a: { b: ['ok', 'ok'] }, c: [[], 'a\0b'] }, { 'c.1': 'invalid_input' }],
  [{ a: '\ud800' }, { a: 'invalid_input' }],
  [{ a: 'x\udc00y' }, { a: 'invalid_input' }],
  [{ a: { 'k\0': 1 } }, { a: 'invalid_input' }],
  ['\0', undefined],
])('text in %j that the database cannot store is 422 and names its field', (value, fields) => {
  expect(refusalFor(value)).toMatchObject({ statusCode: 422, details: fields ? { fields } : {} })
})

test.each([
  '{"__proto__": {}}',
  '{"a": [{"__proto__": null}]}',
  '{"constructor": {"prototype": {}}}',
  `${'{"a":'.repeat(21)}1${'}'.repeat(21)}`,
  `${'['.repeat(30_000)}${']'.repeat(30_000)}`,
])('input that would do harm before a schema sees it is 400', (text) => {
  expect(refusalFor(JSON.parse(text))).toMatchObject({ statusCode: 400, code: 'invalid_input' })
})
