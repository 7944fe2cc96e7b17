import { expect, test, vi } from 'vitest'
import { whenVisible } from './when-visible.ts'

function makePage(state: DocumentVisibilityState) {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
  document.dispatchEvent(new Event('visibilitychange'))
}

test('§4: waits until the page is visible, and calls back once', () => {
  const callback = vi.fn<() => void>()
  makePage('hidden')
  whenVisible(callback)
  expect(callback).not.toHaveBeenCalled()
  makePage('visible')
  makePage('hidden')
  makePage('visible')
  expect(callback).toHaveBeenCalledOnce()
})

test('a page that is visible already is not waited for, and one that leaves is not called', () => {
  const callback = vi.fn<() => void>()
  makePage('visible')
  whenVisible(callback)
  expect(callback).toHaveBeenCalledOnce()
  makePage('hidden')
  whenVisible(callback)()
  makePage('visible')
  expect(callback).toHaveBeenCalledOnce()
})
