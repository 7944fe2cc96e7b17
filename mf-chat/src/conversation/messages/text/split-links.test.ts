import { expect, test } from 'vitest'
import { splitLinks } from './split-links.ts'

const links = (text: string) => splitLinks(text).flatMap(({ href }) => href ?? [])

test('web addresses become links, without the punctuation after them', () => {
  expect(splitLinks('Look: https://example.org/a?b=1#c. Nice!')).toEqual([
    { text: 'Look: ' },
    { text: 'https://example.org/a?b=1#c', href: 'https://example.org/a?b=1#c' },
    { text: '. Nice!' },
  ])
  expect(links('(see http://example.org/x), https://example.org/y_(z)')).toEqual([
    'http://example.org/x',
    'https://example.org/y_(z)',
  ])
})

test.each([
  'javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'file:///etc/passwd',
  'https://',
  'https://localhost/admin',
  'https://amberly.example@evil.example/',
  'www.example.org',
])('%s is no link', (text) => {
  expect(links(text)).toEqual([])
})

test('an address ends before invisible characters, which could make it look like another', () => {
  expect(links('https://example.org/\u202Egpj.exe')).toEqual(['https://example.org/'])
  expect(links('https://example.org/\u200Bpath')).toEqual(['https://example.org/'])
})

test('all parts together are the text, however long it is', () => {
  const text = `${'a '.repeat(5_000)}https://example.org/${')'.repeat(5_000)} ${'https://'.repeat(2_000)}`
  const start = performance.now()
  expect(
    splitLinks(text)
      .map((part) => part.text)
      .join(''),
  ).toBe(text)
  expect(performance.now() - start).toBeLessThan(2_000)
})
