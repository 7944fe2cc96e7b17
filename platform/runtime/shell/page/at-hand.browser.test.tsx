import { expect, onTestFinished, test, vi } from 'vitest'
import { pageAtHand } from './at-hand.ts'

type Platform = Parameters<typeof pageAtHand>[0]

/** A router that arrives when it is told to, and a page that is being drawn or is not. */
function fixture({ isPreparing }: { readonly isPreparing: boolean }) {
  const listeners = new Set<(state: { initialized: boolean }) => void>()
  const router = {
    subscribe(listener: (state: { initialized: boolean }) => void) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
  const waited = { isOver: false }
  const over = pageAtHand({ router, outlet: { isPreparing } } as unknown as Platform).then(() => {
    waited.isOver = true
  })
  const arrive = () => listeners.forEach((listener) => listener({ initialized: true }))
  return { listeners, waited, over, arrive }
}

const task = () =>
  new Promise<void>((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.addEventListener('message', () => resolve(), { once: true })
    port1.start()
    port2.postMessage(null)
  })

/** As drawing in turns is: there is always another task to run. */
async function busy(ms: number) {
  const end = performance.now() + ms
  while (performance.now() < end) await task()
}

test('while a page is being drawn the frame waits for it', async () => {
  const { waited, over, arrive, listeners } = fixture({ isPreparing: true })
  await busy(150)
  expect(waited.isOver).toBe(false)
  arrive()
  await over
  expect(listeners.size).toBe(0)
})

test('a page that waits for something of its own keeps the frame waiting no longer than there is work to do', async () => {
  const idle = vi.spyOn(globalThis, 'requestIdleCallback').mockReturnValue(1)
  onTestFinished(() => idle.mockRestore())
  const { waited, over, listeners } = fixture({ isPreparing: true })
  await busy(50)
  expect(waited.isOver).toBe(false)
  const [free, options] = idle.mock.calls[0] ?? []
  expect(options?.timeout).toBeLessThanOrEqual(1_000)
  free?.({ didTimeout: false, timeRemaining: () => 10 })
  await over
  expect(listeners.size).toBe(0)
})

test('a page whose code or data are still to come is not waited for', async () => {
  const { over, listeners } = fixture({ isPreparing: false })
  await over
  expect(listeners.size).toBe(0)
})
