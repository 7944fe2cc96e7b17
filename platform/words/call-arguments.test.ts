import { expect, test } from 'vitest'
import { callArguments, isNamed, isQuoted, translators } from './call-arguments.ts'

test('finds the arguments of every call, up to its own closing parenthesis', () => {
  const source =
    "<p title={t('a.b')}>{t('c', { count: size(list), by: ':)' })} {start('d')} {list.t('e')}</p>"
  expect(callArguments('t', source)).toEqual(["'a.b'", "'c', { count: size(list), by: ':)' }"])
})

test('finds a call that spans several lines', () => {
  expect(callArguments('t', 'x = t(\n  isNew\n    ? `a.${kind}`\n    : "b",\n)')).toEqual([
    '\n  isNew\n    ? `a.${kind}`\n    : "b",\n',
  ])
})

test('finds other names for t', () => {
  expect(translators('const words = useWords()\nconst t = useWords()')).toEqual(['t', 'words'])
})

test.each([
  ["'home.title'", 'home.title', true],
  ["'home.title'", 'home', false],
  ["isNew ? 'close' : 'open'", 'open', true],
  ['`home.${promise}.title`', 'home.free.title', true],
  ['`home.${promise}.title`', 'home.free.text', false],
  ['`home.${promise}`', 'home.free.title', false],
  ['`home.${isNew ? a : b}`', 'home.free', true],
  ['`a+${b}`', 'aab', false],
])('%s names %s: %s', (call, key, is) => {
  expect(isNamed(key, call)).toBe(is)
})

test('recognizes a text in any kind of quotes, but no part of one', () => {
  expect(isQuoted(`const label = "home.title"`, 'home.title')).toBe(true)
  expect(isQuoted(`const label = 'home.title.more'`, 'home.title')).toBe(false)
})
