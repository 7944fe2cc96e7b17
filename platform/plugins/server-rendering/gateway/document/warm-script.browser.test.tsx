import { afterEach, expect, test, vi } from 'vitest'
import { WARM_SCRIPT } from './warm-script.ts'

const { dataset } = document.documentElement

afterEach(() => {
  localStorage.clear()
  vi.unstubAllGlobals()
})

/** The root of a shell that has just hydrated. */
function hydrate() {
  const root = document.createElement('div')
  root.id = 'root'
  document.body.append(root)
  root.dispatchEvent(new Event('platform-answers'))
  root.remove()
}

/** Opens a page of this shell with a connection that the browser describes like this; returns whether anything waits. */
function waits(shell: string, connection: object | undefined): boolean {
  dataset['cold'] = shell
  vi.stubGlobal('navigator', { connection })
  const script = document.createElement('script')
  script.textContent = WARM_SCRIPT
  document.head.append(script)
  script.remove()
  return dataset['cold'] !== undefined
}

const SLOW = { rtt: 150, downlink: 1.6, saveData: false }

test.each([
  ['slow', SLOW, true],
  ['that saves data', { rtt: 50, downlink: 10, saveData: true }, true],
  ['fast', { rtt: 50, downlink: 10, saveData: false }, false],
  ['unknown', undefined, false],
])('on a connection that is %s', (_, connection, isWaiting) => {
  expect(waits('shell 1.0.0-a', connection)).toBe(isWaiting)
})

test('nothing waits in a browser that has run the same shell before', () => {
  localStorage.setItem('platform-shell', 'shell 1.0.0-a')
  expect(waits('shell 1.0.0-a', SLOW)).toBe(false)
  expect(waits('shell 1.0.0-b', SLOW)).toBe(true)
})

test('once the shell has hydrated, things wait for the next page, and this browser knows the shell', async () => {
  const { href } = location
  try {
    expect(waits('shell 1.0.0-c', SLOW)).toBe(true)
    hydrate()
    history.pushState(null, '', '#overlay')
    expect(dataset['cold']).toBeDefined()
    history.pushState(null, '', '/next-page')
    expect(dataset['cold']).toBeUndefined()
    expect(waits('shell 1.0.0-c', SLOW)).toBe(false)
  } finally {
    history.replaceState(null, '', href)
  }
})

test('without the Navigation API nothing waits any longer than for the shell', () => {
  vi.stubGlobal('navigation', undefined)
  expect(waits('shell 1.0.0-d', SLOW)).toBe(true)
  hydrate()
  expect(dataset['cold']).toBeUndefined()
})
