import { expect, test } from 'vitest'
import { sharedPages } from './shared-pages.ts'

const NONCES = ['nonce-of-the-first-one', 'nonce-of-another-one-1']
const [NONCE = '', OTHER = ''] = NONCES
const page = (text: string) => ({
  html: `<p nonce="${NONCE}">${text}<i nonce="${NONCE}">`,
  nonce: NONCE,
  data: [],
})

test('each response has a nonce of its own', () => {
  const { keep, find } = sharedPages()
  keep('a', page('häll€ 👋'))
  for (const nonce of [OTHER, NONCE, OTHER]) {
    expect(String(find('a')?.with(nonce))).toBe(`<p nonce="${nonce}">häll€ 👋<i nonce="${nonce}">`)
  }
})

test('the least recently used pages make room for others, by their bytes', () => {
  // Each letter takes two bytes.
  const text = 'é'.repeat(500)
  const { keep, find } = sharedPages({ maxBytes: 3_500 })
  for (const key of ['a', 'b', 'c']) keep(key, page(text))
  find('a')
  keep('d', page(text))
  expect(['a', 'b', 'c', 'd'].filter((key) => find(key) !== undefined)).toEqual(['a', 'c', 'd'])
})

test('a page that alone exceeds the limit is not kept', () => {
  const { keep, find } = sharedPages({ maxBytes: 50 })
  keep('a', page('long'.repeat(20)))
  expect(find('a')).toBeUndefined()
})

test('a page is not kept for longer because it is requested', async () => {
  const { keep, find } = sharedPages({ lifetime: 30 })
  keep('a', page('old'))
  await expect.poll(() => find('a'), { interval: 1, timeout: 5_000 }).toBeUndefined()
})
