import { expect, test } from 'vitest'
import { richText } from './rich-text.ts'

const linkTo = (a: string) => [{ p: ['See ', { a, c: ['this'] }] }]

test.each([
  '/terms',
  '/notifications#leave',
  'https://elsewhere.example/a?b=c',
  'mailto:help@amberly.example',
  'tel:+442079460138',
])('a text may link to %s', (a) => {
  expect(richText.safeParse(linkTo(a)).success).toBe(true)
})

test.each([
  'javascript:alert(1)',
  'JAVASCRIPT:alert(1)',
  ' javascript:alert(1)',
  'data:text/html,x',
  '//elsewhere.example',
  '/\\elsewhere.example',
  'http://elsewhere.example',
  'mailto:a@b.example?bcc=c@d.example',
  'terms',
  '',
])('a text may not link to %j', (a) => {
  expect(richText.safeParse(linkTo(a)).success).toBe(false)
})

test('bold, italics and links nest, and lists have inline text', () => {
  const text = [{ ul: [[{ b: [{ i: ['x'] }, { a: '/faq', c: [{ b: ['y'] }] }] }], ['z']] }]
  expect(richText.parse(text)).toEqual(text)
})

test('a text without a known shape is refused', () => {
  for (const text of [[{ html: '<b>x</b>' }], [{ p: 'x' }], [{ p: [{ b: 'x' }] }], 'x']) {
    expect(richText.safeParse(text).success).toBe(false)
  }
})
