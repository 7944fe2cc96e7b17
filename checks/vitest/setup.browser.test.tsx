import { expect, it } from 'vitest'

it('runs in a real browser', () => {
  expect(navigator.userAgent).toContain('Chrome')
})

// oxlint-disable-next-line vitest/expect-expect -- that it fails is the assertion
it.fails('fails a test in which something is logged as an error', () => {
  console.error('on purpose')
})
