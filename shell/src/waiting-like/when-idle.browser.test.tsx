import { openOverlays } from 'shared-ui/open-overlays'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { whenIdle } from './when-idle.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const press = () => window.dispatchEvent(new KeyboardEvent('keydown'))

test('a member who does nothing is interrupted after the delay', () => {
  const callback = vi.fn<() => void>()
  whenIdle(5_000, callback)
  vi.advanceTimersByTime(4_999)
  expect(callback).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(callback).toHaveBeenCalledOnce()
})

test('a member who presses keys is interrupted three seconds after the last one', () => {
  const callback = vi.fn<() => void>()
  whenIdle(1_000, callback)
  for (let second = 0; second < 5; second += 1) {
    press()
    vi.advanceTimersByTime(1_000)
  }
  expect(callback).not.toHaveBeenCalled()
  vi.advanceTimersByTime(2_000)
  expect(callback).toHaveBeenCalledOnce()
})

test.each(['pointermove', 'scroll', 'pointerdown'])('a %s puts it off, too', (type) => {
  const callback = vi.fn<() => void>()
  whenIdle(1_000, callback)
  vi.advanceTimersByTime(900)
  document.body.dispatchEvent(new Event(type))
  vi.advanceTimersByTime(2_900)
  expect(callback).not.toHaveBeenCalled()
  vi.advanceTimersByTime(100)
  expect(callback).toHaveBeenCalledOnce()
})

test('a member with a dialog open is not interrupted', () => {
  const callback = vi.fn<() => void>()
  const count = vi.spyOn(openOverlays, 'count', 'get').mockReturnValue(1)
  whenIdle(0, callback)
  vi.advanceTimersByTime(10_000)
  expect(callback).not.toHaveBeenCalled()
  count.mockRestore()
  vi.advanceTimersByTime(3_000)
  expect(callback).toHaveBeenCalledOnce()
})

test('once cancelled, it never calls back', () => {
  const callback = vi.fn<() => void>()
  whenIdle(0, callback)()
  vi.advanceTimersByTime(10_000)
  expect(callback).not.toHaveBeenCalled()
})
