import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { FakeEventSource } from './fixture-event-source.ts'
import { openStream, type StreamMessage } from './open-stream.ts'

let messages: StreamMessage[] = []
let resets: (string | null)[] = []
let places: string[] = []
let refusals = 0
let close = () => {}

function open(since: string | null = null) {
  close = openStream({
    url: '/api/events.php',
    since,
    onMessage: (message) => messages.push(message),
    onReset: (id) => resets.push(id),
    onPosition: (id) => places.push(id),
    onRefused: () => {
      refusals += 1
    },
  })
}

/** The stream that is open now. */
function stream(): FakeEventSource {
  const [source] = FakeEventSource.open
  if (!source) throw new Error('No stream is open.')
  return source
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('EventSource', FakeEventSource)
  vi.spyOn(Math, 'random').mockReturnValue(0.5)
  messages = []
  resets = []
  places = []
  refusals = 0
})
afterEach(() => {
  close()
  expect(FakeEventSource.open).toEqual([])
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

test('delivers events with their position, or null without one', () => {
  open()
  expect(stream().since).toBeNull()
  stream().send('a', '7')
  stream().send('typing')
  stream().send('b', '8')
  expect(messages).toEqual([
    { id: '7', data: '"a"' },
    { id: null, data: '"typing"' },
    { id: '8', data: '"b"' },
  ])
})

test('a broken stream resumes after the last event', () => {
  open('3')
  expect(stream().since).toBe('3')
  stream().send('a', '4')
  stream().fail()
  expect(FakeEventSource.open).toEqual([])
  vi.advanceTimersByTime(500)
  expect(stream().since).toBe('4')
})

test('backs off with jitter, up to half a minute', () => {
  open()
  const waits = [500, 1_000, 2_000, 4_000, 8_000, 15_000, 15_000]
  for (const wait of waits) {
    stream().fail()
    vi.advanceTimersByTime(wait - 1)
    expect(FakeEventSource.open).toEqual([])
    vi.advanceTimersByTime(1)
    expect(stream()).toBeDefined()
  }
  stream().accept()
  stream().fail()
  vi.advanceTimersByTime(500)
  expect(stream()).toBeDefined()
})

test('reconnects at once when the browser is online again', () => {
  open()
  stream().fail()
  window.dispatchEvent(new Event('online'))
  expect(FakeEventSource.open).toHaveLength(1)
  vi.advanceTimersByTime(60_000)
  expect(FakeEventSource.open).toHaveLength(1)
})

test('reports a reset with the position from which it continues', () => {
  open('3')
  stream().send(null, '90', 'reset')
  stream().fail()
  vi.advanceTimersByTime(500)
  expect(resets).toEqual(['90'])
  expect(stream().since).toBe('90')
})

test('without a position it takes the server’s and resumes from there', () => {
  open()
  stream().send(null, '7', 'position')
  stream().fail()
  vi.advanceTimersByTime(500)
  expect([places, messages, stream().since]).toEqual([['7'], [], '7'])
})

test('reports a refusal but not a lost connection, and reopens after both', () => {
  open()
  stream().fail()
  vi.advanceTimersByTime(500)
  expect(refusals).toBe(0)
  stream().fail({ isRefused: true })
  expect(refusals).toBe(1)
  vi.advanceTimersByTime(1_000)
  expect(stream()).toBeDefined()
})

test('a closed stream does not reconnect', () => {
  open()
  stream().fail()
  close()
  vi.advanceTimersByTime(60_000)
  window.dispatchEvent(new Event('online'))
  expect(FakeEventSource.open).toEqual([])
})
