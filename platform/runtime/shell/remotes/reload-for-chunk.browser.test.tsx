import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { mayReloadForChunk } from './reload-for-chunk.ts'

beforeEach(() => {
  sessionStorage.clear()
  vi.useFakeTimers({ now: new Date('2030-01-01T00:00:00Z') })
})
afterEach(() => void vi.useRealTimers())

const missingScript = Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError' })
const missingStyle = new Error('Loading CSS chunk 7 failed.')

test.each([missingScript, missingStyle])(
  'a missing chunk reloads the page, at most once a minute: %s',
  (error) => {
    expect(mayReloadForChunk(error)).toBe(true)
    vi.advanceTimersByTime(59_999)
    expect(mayReloadForChunk(error)).toBe(false)
    vi.advanceTimersByTime(1)
    expect(mayReloadForChunk(error)).toBe(true)
  },
)

test.each([new Error('at mount'), 'Loading chunk 7 failed.', undefined])(
  'any other error does not: %s',
  (error) => {
    expect(mayReloadForChunk(error)).toBe(false)
  },
)

test('a browser that blocks site data shows the failure instead, since it could reload for ever', () => {
  vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('Access is denied for this document.', 'SecurityError')
  })
  expect(mayReloadForChunk(missingScript)).toBe(false)
  vi.restoreAllMocks()
})
