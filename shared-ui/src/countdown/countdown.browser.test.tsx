import { type ReactNode, StrictMode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server.browser'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Countdown } from './countdown.tsx'

const start = Date.UTC(2030, 0, 1)
const hour = 3_600_000
let root: Root
let place: HTMLElement

beforeEach(() => {
  vi.useFakeTimers({ now: start })
  place = document.body.appendChild(document.createElement('div'))
  root = createRoot(place)
})
afterEach(() => {
  root.unmount()
  place.remove()
  vi.useRealTimers()
})

const shown = () => document.querySelector('[role=timer]')?.textContent
const draw = (content: ReactNode) => flushSync(() => root.render(<StrictMode>{content}</StrictMode>))
const wait = (milliseconds: number) => flushSync(() => vi.advanceTimersByTime(milliseconds))

test('§4: it ticks each second, aligned with the deadline, in two digits', () => {
  draw(<Countdown deadline={start + 4 * hour - 300} />)
  expect(shown()).toBe('04:00:00')
  wait(699)
  expect(shown()).toBe('04:00:00')
  wait(1)
  expect(shown()).toBe('03:59:59')
  wait(1000)
  expect(shown()).toBe('03:59:58')
})

test('§4: it follows a clock set forward or back within a second', () => {
  draw(<Countdown deadline={start + 4 * hour} />)
  vi.setSystemTime(start + 3 * hour)
  wait(1000)
  expect(shown()).toBe('00:59:59')
  vi.setSystemTime(start + hour)
  wait(1000)
  expect(shown()).toBe('02:59:59')
})

test('it reads the clock again when the page becomes visible', () => {
  draw(<Countdown deadline={start + 4 * hour} />)
  vi.setSystemTime(start + 2 * hour)
  flushSync(() => document.dispatchEvent(new Event('visibilitychange')))
  expect(shown()).toBe('02:00:00')
})

test('§4: it stops at 0 and calls onEnd once', () => {
  const onEnd = vi.fn<() => void>()
  draw(<Countdown deadline={start + 2000} onEnd={onEnd} />)
  wait(1999)
  expect(shown()).toBe('00:00:01')
  expect(onEnd).not.toHaveBeenCalled()
  wait(1)
  expect(shown()).toBe('00:00:00')
  wait(60_000)
  expect(onEnd).toHaveBeenCalledTimes(1)
  expect(vi.getTimerCount()).toBe(0)
})

test("another clock than the device's counts: the server's", () => {
  draw(<Countdown deadline={start + hour} now={() => Date.now() + hour / 2} />)
  expect(shown()).toBe('00:30:00')
  wait(1000)
  expect(shown()).toBe('00:29:59')
})

test('the server reads no clock, and its markup hydrates as it is', () => {
  const clock = vi.fn<() => number>(Date.now)
  const content = <Countdown deadline={start + hour} now={clock} />
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(content)
  expect(clock).not.toHaveBeenCalled()
  expect(shown()).toBe('--:--:--')
  const hydrated = flushSync(() => hydrateRoot(container, content))
  wait(1000)
  expect(shown()).toBe('00:59:59')
  hydrated.unmount()
  container.remove()
})

test('it is a timer that is not announced each second', () => {
  draw(<Countdown deadline={start + hour} aria-label="Time left" />)
  const timer = document.querySelector('[role=timer]')
  expect(timer?.getAttribute('aria-label')).toBe('Time left')
  expect(timer?.closest('[aria-live]')).toBeNull()
})
