import { expect, it } from 'vitest'

it('runs in a real browser', () => {
  expect(navigator.userAgent).toContain('Chrome')
})

it.fails('fails a test in which something is logged as an error', () => {
  console.error('on purpose')
})
