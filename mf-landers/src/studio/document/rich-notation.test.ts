import { type RichText, richText } from 'contracts'
import { expect, test } from 'vitest'
import { formatRich, parseRich } from './rich-notation.ts'

const RICH: RichText = [
  { p: ['Read ', { b: ['this ', { i: ['first'] }] }, ', then ', { a: '/faq', c: ['the answers'] }, '.'] },
  { ul: [['one'], ['two, at ', { a: 'https://shop.example/x', c: ['a shop'] }]] },
  { p: ['2 * 3 [sic] \\ 6, snake_case_too'] },
  { p: ['- no list'] },
]

test('rich text can be typed, and comes back as it was', () => {
  const typed = formatRich(RICH)
  expect(typed).toContain('Read **this _first_**, then [the answers](/faq).\n\n- one\n- two')
  expect(parseRich(typed)).toEqual(RICH)
  expect(richText.safeParse(parseRich(typed)).success).toBe(true)
})

test('placeholders keep their underscores, and can be marked and linked', () => {
  const rich: RichText = [
    { p: ['From {{terms_date}}, ', { i: ['{{min_age}} years'] }, ' at {{site_name}}'] },
    { p: [{ a: 'mailto:{{email}}', c: ['{{email}}'] }, ' or ', { a: 'tel:{{phone}}', c: ['call'] }] },
  ]
  expect(formatRich(rich)).toContain('From {{terms_date}}, _{{min_age}} years_')
  expect(parseRich(formatRich(rich))).toEqual(rich)
})

test('lines of a paragraph are joined, and a list ends where a line has no hyphen', () => {
  expect(parseRich('one\ntwo\n- item\nthree\n\n\n')).toEqual([
    { p: ['one two'] },
    { ul: [['item']] },
    { p: ['three'] },
  ])
  expect(parseRich('')).toEqual([])
})

test.each([
  '[x](javascript:alert(1))',
  '[x](//elsewhere.example)',
  '[x](http://elsewhere.example)',
  '**',
  '_a',
])('%s stays a text', (text) => {
  expect(parseRich(text)).toEqual([{ p: [text] }])
})
