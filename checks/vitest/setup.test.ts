import { expect, it, vi } from 'vitest'

// oxlint-disable-next-line vitest/expect-expect -- that it fails is the assertion
it.fails('fails a test in which something is logged as an error', () => {
  console.error('on purpose')
})

it('lets a test expect an error that it provokes', () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  console.error('on purpose')
  expect(error).toHaveBeenCalledWith('on purpose')
  error.mockRestore()
})
