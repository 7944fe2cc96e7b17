import { useEffect } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server.browser'
import { afterEach, expect, test, vi } from 'vitest'
import { startTestState } from '../fixture-state.ts'
import { useFormat } from '../format.ts'
import { useIsFirstView, useStartTime } from './first-view.ts'

const SERVER = Date.parse('2026-03-01T23:30:00Z')
const BROWSER = Date.parse('2026-03-02T09:00:00Z')

afterEach(() => {
  vi.useRealTimers()
  document.body.replaceChildren()
})

function Times() {
  const { dateTime, relativeTime } = useFormat()
  const start = new Date(useStartTime()).toISOString()
  return <p>{`${dateTime(SERVER)} | ${relativeTime(SERVER - 3_600_000)} | ${start}`}</p>
}

const shown = () => document.querySelector('p')?.textContent.replaceAll('\u202f', ' ')
const own = `${new Intl.DateTimeFormat(navigator.language, { dateStyle: 'medium', timeStyle: 'short' }).format(SERVER)} | 10 hours ago | 2026-03-02T09:00:00.000Z`

function place() {
  const element = document.createElement('div')
  document.body.append(element)
  return element
}

test('a browser takes times over as the server wrote them, then shows its own', async () => {
  vi.useFakeTimers({ now: SERVER, toFake: ['Date'] })
  startTestState()
  const root = place()
  root.innerHTML = renderToString(<Times />)
  expect(shown()).toBe('Mar 1, 2026, 11:30 PM | 1 hour ago | 2026-03-01T23:30:00.000Z')
  vi.setSystemTime(BROWSER)
  startTestState({}, { loaded: { mutations: [], queries: [], renderedAt: SERVER } })
  const mismatches: unknown[] = []
  const hydrated = hydrateRoot(root, <Times />, { onRecoverableError: (e) => mismatches.push(e) })
  await expect.poll(shown).toBe(own.replaceAll('\u202f', ' '))
  expect(mismatches).toEqual([])
  hydrated.unmount()
})

test('the first view ends in a task of its own, which input can precede', async () => {
  startTestState()
  const root = place()
  const atOnce: unknown[] = []
  function Watched() {
    useEffect(() => queueMicrotask(() => atOnce.push(root.textContent)), [])
    return useIsFirstView() ? 'first' : 'own'
  }
  root.innerHTML = renderToString(<Watched />)
  const hydrated = hydrateRoot(root, <Watched />)
  await expect.poll(() => root.textContent).toBe('own')
  expect(atOnce).toEqual(['first'])
  hydrated.unmount()
})

test('what appears later has the time of the browser at once', async () => {
  vi.useFakeTimers({ now: BROWSER, toFake: ['Date'] })
  startTestState({}, { loaded: { mutations: [], queries: [], renderedAt: SERVER } })
  const root = createRoot(place())
  root.render(<Times />)
  await expect.poll(shown).toBe(own.replaceAll('\u202f', ' '))
  root.unmount()
})
