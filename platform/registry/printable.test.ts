import { expect, test } from 'vitest'
import { printable, printableJson, printableLines } from './printable.ts'

const CONTROLS = [
  '\u001B]0;title\u0007',
  '\u001B[31m',
  '\u009B2J',
  '\u202E',
  '\u2066',
  '\u2028',
  '\r',
  '\u200B',
]

test.each(CONTROLS)('%j loses its control characters', (control) => {
  const rest = printable(`a${control}b`)
  expect(rest).toMatch(/^a .*b$/)
  expect(rest).not.toMatch(/[\p{C}\p{Zl}\p{Zp}]/u)
})

test('letters of all languages and emoji stay', () => {
  const text = 'Pääsivu, 首页, הבית, 🎲 (ok)'
  expect(printable(text)).toBe(text)
})

test('line breaks stay where there may be several lines', () => {
  expect(printable('a\nb')).toBe('a b')
  expect(printableLines('a\nb\u001B[2J')).toBe('a\nb [2J')
})

test('JSON has the same content, with control characters escaped', () => {
  const value = { [CONTROLS.join('')]: ['a\u202Eb', '\u{E0001}', 'ä'] }
  const json = printableJson(value)
  expect(json).not.toMatch(/[\p{Cf}\p{Zl}\p{Zp}]|(?!\n)\p{Cc}/u)
  expect(json).toContain('ä')
  expect(JSON.parse(json)).toEqual(value)
})
