import { expect, onTestFinished, test, vi } from 'vitest'
import { firstPageReady } from './first-page-ready.ts'

type Platform = Parameters<typeof firstPageReady>[0]

/** A router that arrives when `arrive` is called, and an outlet that may be preparing a page. */
function fixture({ isPreparing }: { readonly isPreparing: boolean }) {
  const listeners = new Set<(state: { initialized: boolean }) => void>()
  const router = {
    subscribe(listener: (state: { initialized: boolean }) => void) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
  const waited = { isOver: false }
  const ready = firstPageReady({ router, outlet: { isPreparing } } as unknown as Platform).then(() => {
    waited.isOver = true
  })
  const arrive = () => listeners.forEach((listener) => listener({ initialized: true }))
  return { listeners, waited, ready, arrive }
}

const task = () =>
  new Promise<void>((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.addEventListener('message', () => resolve(), { once: true })
    port1.start()
    port2.postMessage(null)
  })

/** Keeps the browser busy like concurrent rendering: there is always another task to run. */
async function busy(ms: number) {
  const end = performance.now() + ms
  while (performance.now() < end) await task()
}

test('the frame waits while the page renders', async () => {
  const { waited, ready, arrive, listeners } = fixture({ isPreparing: true })
  await busy(150)
  expect(waited.isOver).toBe(false)
  arrive()
  await ready
  expect(listeners.size).toBe(0)
})

test('the frame stops waiting once the browser is idle because the page waits for something', async () => {
  const idle = vi.spyOn(globalThis, 'requestIdleCallback').mockReturnValue(1)
  onTestFinished(() => idle.mockRestore())
  const { waited, ready, listeners } = fixture({ isPreparing: true })
  await busy(50)
  expect(waited.isOver).toBe(false)
  const [free, options] = idle.mock.calls[0] ?? []
  expect(options?.timeout).toBeLessThanOrEqual(1_000)
  free?.({ didTimeout: false, timeRemaining: () => 10 })
  await ready
  expect(listeners.size).toBe(0)
})

test('the frame does not wait for a page whose code or data is still loading', async () => {
  const { ready, listeners } = fixture({ isPreparing: false })
  await ready
  expect(listeners.size).toBe(0)
})
