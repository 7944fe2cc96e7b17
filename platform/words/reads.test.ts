import { expect, test } from 'vitest'
import { callsOf, holds, isNamed, translators } from './reads.ts'

test('finds the arguments of every call, to its own closing bracket', () => {
  const source =
    "<p title={t('a.b')}>{t('c', { count: size(list), by: ':)' })} {start('d')} {list.t('e')}</p>"
  expect(callsOf('t', source)).toEqual(["'a.b'", "'c', { count: size(list), by: ':)' }"])
})

test('a call that a formatter has broken over lines is one', () => {
  expect(callsOf('t', 'x = t(\n  isNew\n    ? `a.${kind}`\n    : "b",\n)')).toEqual([
    '\n  isNew\n    ? `a.${kind}`\n    : "b",\n',
  ])
})

test('the words may have another name', () => {
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

test('a text stands between quotes of any kind, whole', () => {
  expect(holds(`const label = "home.title"`, 'home.title')).toBe(true)
  expect(holds(`const label = 'home.title.more'`, 'home.title')).toBe(false)
})
