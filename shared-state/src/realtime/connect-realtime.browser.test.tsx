import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { connectRealtime } from './connect-realtime.ts'
import { FakeEventSource } from './fixture-event-source.ts'

/** A URL per test, so that no test waits for the lock or hears the channel of another. */
let url = ''
let tabs: Tab[] = []

class Tab {
  readonly events: unknown[] = []
  resets = 0
  readonly close: () => void

  constructor(since?: string) {
    this.close = connectRealtime({
      url,
      since: since ?? null,
      onEvent: ({ data }) => this.events.push(data),
      onReset: () => {
        this.resets += 1
      },
      onRefused: () => {},
    })
    tabs.push(this)
  }
}

/** Opens a tab and waits until it has joined the others. */
async function openTab(since?: string): Promise<Tab> {
  const tab = new Tab(since)
  const { locks } = navigator
  await expect
    .poll(async () => {
      const { held = [], pending = [] } = await locks.query()
      return [...held, ...pending].filter(({ name }) => name?.endsWith(url)).length
    })
    .toBeGreaterThanOrEqual(tabs.length)
  return tab
}

function stream(): FakeEventSource {
  const [source, ...others] = FakeEventSource.open
  if (!source || others.length > 0) throw new Error(`${FakeEventSource.open.length} streams are open.`)
  return source
}

beforeEach(() => {
  vi.stubGlobal('EventSource', FakeEventSource)
  url = `/api/events.php?test=${crypto.randomUUID()}`
})
afterEach(async () => {
  for (const tab of tabs) tab.close()
  tabs = []
  await expect.poll(() => FakeEventSource.open).toEqual([])
  vi.unstubAllGlobals()
})

test('three tabs share one stream, and each gets every event once', async () => {
  const [a, b, c] = [await openTab(), await openTab(), await openTab()]
  stream().send('one', '1')
  stream().send('typing')
  stream().send('two', '2')
  for (const tab of [a, b, c]) await expect.poll(() => tab.events).toEqual(['one', 'typing', 'two'])
})

test('when the leading tab closes, another resumes after its last event', async () => {
  const [a, b, c] = [await openTab(), await openTab(), await openTab()]
  stream().send('one', '1')
  await expect.poll(() => c.events).toEqual(['one'])
  a.close()
  await expect.poll(() => FakeEventSource.open.length).toBe(1)
  await expect.poll(() => stream().since).toBe('1')
  stream().send('two', '2')
  for (const tab of [b, c]) await expect.poll(() => tab.events).toEqual(['one', 'two'])
  expect([a.events, b.resets, c.resets]).toEqual([['one'], 0, 0])
})

test('when the leading tab crashes, another takes its lock', async () => {
  const frame = document.createElement('iframe')
  document.body.append(frame)
  const held = Promise.withResolvers<void>()
  void frame.contentWindow?.navigator.locks.request(`realtime:${url}`, () => {
    held.resolve()
    return new Promise(() => {})
  })
  await held.promise
  const tab = new Tab('5')
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(FakeEventSource.open).toEqual([])
  frame.remove()
  await expect.poll(() => FakeEventSource.open.length).toBe(1)
  expect(stream().since).toBe('5')
  stream().send('six', '6')
  expect(tab.events).toEqual(['six'])
})

test('a takeover without a position refetches everything, in all tabs', async () => {
  const [a, b, c] = [await openTab(), await openTab(), await openTab()]
  a.close()
  await expect.poll(() => b.resets).toBe(1)
  await expect.poll(() => c.resets).toBe(1)
  expect(a.resets).toBe(0)
})

test('an event that both the old and the new stream deliver counts once', async () => {
  const [a, b] = [await openTab(), await openTab()]
  stream().send('one', '1')
  stream().send('two', '2')
  await expect.poll(() => b.events).toEqual(['one', 'two'])
  a.close()
  await expect.poll(() => FakeEventSource.open.length).toBe(1)
  await expect.poll(() => stream().since).toBe('2')
  stream().send('two', '2')
  stream().send('three', '3')
  await expect.poll(() => b.events).toEqual(['one', 'two', 'three'])
})

test('a tab that opens later with older data refetches everything', async () => {
  await openTab()
  stream().send('one', '1')
  stream().send('nine', '9')
  const [behind, level, unsure] = [await openTab('8'), await openTab('9'), await openTab()]
  await expect.poll(() => behind.resets).toBe(1)
  stream().send('ten', '10')
  for (const tab of [behind, level, unsure]) await expect.poll(() => tab.events).toEqual(['ten'])
  expect([level.resets, unsure.resets]).toEqual([0, 0])
})

test('every tab learns the position from which the server starts', async () => {
  const [a, b] = [await openTab(), await openTab()]
  stream().send(null, '7', 'position')
  stream().send('new', '8')
  for (const tab of [a, b]) await expect.poll(() => tab.events).toEqual(['new'])
  a.close()
  await expect.poll(() => FakeEventSource.open.length).toBe(1)
  await expect.poll(() => stream().since).toBe('8')
  expect(b.resets).toBe(0)
})

test('the server’s reset reaches every tab', async () => {
  const [a, b] = [await openTab(), await openTab()]
  stream().send(null, '90', 'reset')
  stream().send('next', '91')
  for (const tab of [a, b]) await expect.poll(() => tab.events).toEqual(['next'])
  expect([a.resets, b.resets]).toEqual([1, 1])
})

test.each(['BroadcastChannel', 'locks'])('without %s each tab opens a stream of its own', async (missing) => {
  if (missing === 'locks') vi.stubGlobal('navigator', { onLine: true })
  else vi.stubGlobal('BroadcastChannel', undefined)
  const [a, b] = [new Tab(), new Tab()]
  expect(FakeEventSource.open).toHaveLength(2)
  FakeEventSource.open[0]?.send('one', '1')
  FakeEventSource.open[1]?.send('one', '1')
  expect([a.events, b.events]).toEqual([['one'], ['one']])
  vi.unstubAllGlobals()
})

test('a tab that closes while it waits for the lock opens no stream', async () => {
  const [a, b] = [await openTab(), await openTab()]
  b.close()
  a.close()
  await expect.poll(() => FakeEventSource.open).toEqual([])
  const { held, pending } = await navigator.locks.query()
  expect([...(held ?? []), ...(pending ?? [])].filter(({ name }) => name?.endsWith(url))).toEqual([])
})
