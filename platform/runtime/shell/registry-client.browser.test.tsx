import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { ResolvedRegistry } from '../../data/index.ts'
import { REGISTRY_ELEMENT, registryClient } from './registry-client.ts'

const NOW = new Date('2030-01-01T00:00:00Z').getTime()

beforeEach(() => {
  vi.useFakeTimers({ now: NOW })
  inline(revision(7))
})
afterEach(() => {
  vi.useRealTimers()
  document.getElementById(REGISTRY_ELEMENT)?.remove()
})

function revision(number: number): ResolvedRegistry {
  const shell = { version: '1.0.0+s', channel: 'live', base: '/' } as const
  return { revision: number, shell, remotes: [] }
}

/** Writes the registry into the page, as the gateway does. */
function inline(registry: ResolvedRegistry) {
  const element = document.createElement('script')
  element.id = REGISTRY_ELEMENT
  element.type = 'application/json'
  element.textContent = JSON.stringify(registry)
  document.head.append(element)
}

/** A gateway that answers so, one answer after another, and keeps what it was asked for. */
function gateway(...answers: readonly (ResolvedRegistry | Response | 'offline')[]) {
  const asked: string[] = []
  const client = registryClient(async (url) => {
    const answer = answers[asked.length] ?? 'offline'
    asked.push(typeof url === 'string' ? url : 'something else')
    if (answer === 'offline') throw new TypeError('Failed to fetch')
    return answer instanceof Response ? answer : Response.json(answer)
  })
  return { client, asked }
}

test('the page knows at first what stands in its HTML', () => {
  expect(gateway().client.current.revision).toBe(7)
  document.getElementById(REGISTRY_ELEMENT)?.remove()
  expect(() => gateway()).toThrow(`no element #${REGISTRY_ELEMENT}`)
})

test('a check asks for what fits the shell of this page, and its answer counts from then on', async () => {
  const { client, asked } = gateway(revision(8))
  await client.check()
  expect(asked).toEqual(['/registry.json?shell=1.0.0%2Bs'])
  expect(client.current.revision).toBe(8)
})

test('an older revision, from a node that is behind, is ignored', async () => {
  const { client } = gateway(revision(6), revision(9))
  await client.check()
  expect(client.current.revision).toBe(7)
  vi.advanceTimersByTime(1_000)
  await client.check()
  expect(client.current.revision).toBe(9)
})

test('asks at most once a second', async () => {
  const { client, asked } = gateway(revision(8), revision(9))
  await client.check()
  vi.advanceTimersByTime(999)
  await client.check()
  expect(asked).toHaveLength(1)
  vi.advanceTimersByTime(1)
  await client.check()
  expect(asked).toHaveLength(2)
})

test('asks once at a time: whoever comes meanwhile waits for the same answer', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>()
  let asked = 0
  const client = registryClient(() => {
    asked += 1
    return promise
  })
  const checks = [client.check(), client.check()]
  vi.advanceTimersByTime(5_000)
  checks.push(client.check())
  resolve(Response.json(revision(8)))
  await Promise.all(checks)
  expect(asked).toBe(1)
  expect(client.current.revision).toBe(8)
})

test.each([
  ['out of reach', 'offline' as const],
  ['in trouble', new Response('no', { status: 500 })],
  ['something else altogether', new Response('<h1>Log in to this network</h1>')],
])('a gateway that is %s leaves the page with what it knows', async (_, answer) => {
  const { client } = gateway(answer, revision(8))
  await client.check()
  expect(client.current.revision).toBe(7)
  vi.advanceTimersByTime(1_000)
  await client.check()
  expect(client.current.revision).toBe(8)
})

test('no check waits for ever', () => {
  let signal: AbortSignal | null | undefined
  const client = registryClient((_, init) => {
    signal = init?.signal
    return new Promise(() => {})
  })
  void client.check()
  expect(signal).toBeInstanceOf(AbortSignal)
})
