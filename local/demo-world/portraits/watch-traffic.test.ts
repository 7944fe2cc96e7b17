import { EventEmitter } from 'node:events'
import { createServer } from 'node:http'
import { getEvents } from 'contracts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Traffic, watchTraffic } from './watch-traffic.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function watched() {
  const server = createServer()
  const told: Traffic[] = []
  const stop = watchTraffic(server, (traffic) => told.push(traffic))
  const request = (url: string) => {
    const response = new EventEmitter()
    server.emit('request', { url }, response)
    return () => void response.emit('close')
  }
  return { told, stop, request }
}

test('the site is busy while it answers requests, and quiet a moment after the last', () => {
  const { told, request } = watched()
  const [endOne, endOther] = [request('/'), request('/api/members.php')]
  endOne()
  vi.advanceTimersByTime(5_000)
  expect(told).toEqual(['busy'])
  endOther()
  vi.advanceTimersByTime(100)
  request('/media/x')()
  vi.advanceTimersByTime(399)
  expect(told).toEqual(['busy'])
  vi.advanceTimersByTime(1)
  expect(told).toEqual(['busy', 'quiet'])
})

test('an event stream does not count, and nothing is told after the end', () => {
  const { told, stop, request } = watched()
  request(`${getEvents.path}?after=1`)
  expect(told).toEqual([])
  const end = request('/')
  end()
  stop()
  vi.advanceTimersByTime(5_000)
  request('/')
  expect(told).toEqual(['busy'])
})
