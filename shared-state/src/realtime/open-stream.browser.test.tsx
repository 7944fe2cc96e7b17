import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { FakeEventSource } from './fixture-event-source.ts'
import { type Message, openStream } from './open-stream.ts'

let messages: Message[] = []
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

test('events come with their place in the sequence; what has none says so', () => {
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

test('a stream that breaks goes on after the last event', () => {
  open('3')
  expect(stream().since).toBe('3')
  stream().send('a', '4')
  stream().fail()
  expect(FakeEventSource.open).toEqual([])
  vi.advanceTimersByTime(500)
  expect(stream().since).toBe('4')
})

test('it waits longer each time, up to half a minute, and by chance', () => {
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

test('a browser that is online again does not wait', () => {
  open()
  stream().fail()
  window.dispatchEvent(new Event('online'))
  expect(FakeEventSource.open).toHaveLength(1)
  vi.advanceTimersByTime(60_000)
  expect(FakeEventSource.open).toHaveLength(1)
})

test('a reset is told with the place from which it goes on', () => {
  open('3')
  stream().send(null, '90', 'reset')
  stream().fail()
  vi.advanceTimersByTime(500)
  expect(resets).toEqual(['90'])
  expect(stream().since).toBe('90')
})

test('who did not say where to begin is told, and goes on from there', () => {
  open()
  stream().send(null, '7', 'position')
  stream().fail()
  vi.advanceTimersByTime(500)
  expect([places, messages, stream().since]).toEqual([['7'], [], '7'])
})

test('a refusal is told, a stream that breaks is not; both are opened again', () => {
  open()
  stream().fail()
  vi.advanceTimersByTime(500)
  expect(refusals).toBe(0)
  stream().fail({ isRefused: true })
  expect(refusals).toBe(1)
  vi.advanceTimersByTime(1_000)
  expect(stream()).toBeDefined()
})

test('what is closed does not come back', () => {
  open()
  stream().fail()
  close()
  vi.advanceTimersByTime(60_000)
  window.dispatchEvent(new Event('online'))
  expect(FakeEventSource.open).toEqual([])
})
