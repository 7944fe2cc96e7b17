import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { ResolvedRegistry } from '../../protocol/index.ts'
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
  const shell = { name: 'shell', version: '1.0.0+s', channel: 'live', base: '/' } as const
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

/** A gateway that returns these responses in turn and records its requests. */
function gateway(...responses: readonly (ResolvedRegistry | Response | 'offline')[]) {
  const requests: string[] = []
  const client = registryClient(async (url) => {
    const response = responses[requests.length] ?? 'offline'
    requests.push(typeof url === 'string' ? url : 'not a string')
    if (response === 'offline') throw new TypeError('Failed to fetch')
    return response instanceof Response ? response : Response.json(response)
  })
  return { client, requests }
}

test('starts with the registry in the HTML', () => {
  expect(gateway().client.current.revision).toBe(7)
  document.getElementById(REGISTRY_ELEMENT)?.remove()
  expect(() => gateway()).toThrow(`no element #${REGISTRY_ELEMENT}`)
})

test("a check requests the registry for the page's shell, which applies from then on", async () => {
  const { client, requests } = gateway(revision(8))
  await client.check()
  expect(requests).toEqual(['/registry.json?shell=1.0.0%2Bs&runs='])
  expect(client.current.revision).toBe(8)
})

test('what the HTML left out is fetched for a viewer who has access to it, and not for others', async () => {
  document.getElementById(REGISTRY_ELEMENT)?.remove()
  inline({ ...revision(7), hidden: ['staff'] })
  const { client, requests } = gateway(revision(7))
  await client.complete((access) => access === 'member')
  expect(requests).toEqual([])
  await client.complete(() => true)
  await client.complete(() => true)
  expect(requests).toHaveLength(1)
  expect(client.current).toEqual(revision(7))
})

test('a check names the versions of remotes that the page was served last', async () => {
  const remote = (name: string, version: string, channel: 'live' | 'canary' | 'override') => ({
    name,
    version,
    channel,
  })
  const remotes = [remote('news', '2', 'canary'), remote('shop', '1', 'live'), remote('own', '0', 'override')]
  const { client, requests } = gateway({ ...revision(8), remotes: remotes as never }, revision(9))
  await client.check()
  vi.advanceTimersByTime(1_000)
  await client.check()
  expect(new URL(requests[1] ?? '', location.href).searchParams.get('runs')).toBe('news@2,shop@1')
})

test('calls its listeners when the registry has changed', async () => {
  const { client } = gateway(revision(8), revision(6))
  const seen: number[] = []
  client.subscribe(() => seen.push(client.current.revision))
  await client.check()
  vi.advanceTimersByTime(1_000)
  await client.check()
  expect(seen).toEqual([8])
})

test('ignores an older revision from a node that lags behind', async () => {
  const { client } = gateway(revision(6), revision(9))
  await client.check()
  expect(client.current.revision).toBe(7)
  vi.advanceTimersByTime(1_000)
  await client.check()
  expect(client.current.revision).toBe(9)
})

describe('after a release of another shell', () => {
  const remotes = (...names: string[]) => names.map((name) => ({ name, version: '1' })) as never
  const outdated = (number: number, ...names: string[]): ResolvedRegistry => {
    const { shell } = revision(number)
    return { revision: number, shell: { ...shell, outdated: true }, remotes: remotes(...names) }
  }
  const openPage = (...later: ResolvedRegistry[]) => {
    document.getElementById(REGISTRY_ELEMENT)?.remove()
    inline({ ...revision(7), remotes: remotes('news', 'shop') })
    const { client } = gateway(...later)
    const check = async () => {
      vi.advanceTimersByTime(1_000)
      await client.check()
      const { isStranded, current } = client
      return { isStranded, revision: current.revision }
    }
    return check
  }

  test('a page goes on with its own shell as long as that runs all its remotes', async () => {
    const check = openPage(outdated(8, 'news', 'shop', 'club'))
    expect(await check()).toEqual({ isStranded: false, revision: 8 })
  })

  test('a page whose shell is too old for a remote keeps what it has, until all of it is there again', async () => {
    const check = openPage(outdated(8, 'shop'), outdated(7, 'news', 'shop'), {
      ...revision(9),
      remotes: remotes('news', 'shop'),
    })
    expect(await check()).toEqual({ isStranded: true, revision: 7 })
    // A node that lags behind.
    expect(await check()).toEqual({ isStranded: true, revision: 7 })
    expect(await check()).toEqual({ isStranded: false, revision: 9 })
  })

  test('a remote that was withdrawn is gone from a page whose shell is live', async () => {
    const check = openPage({ ...revision(8), remotes: remotes('shop') })
    expect(await check()).toEqual({ isStranded: false, revision: 8 })
  })
})

test('sends at most one request per second', async () => {
  const { client, requests } = gateway(revision(8), revision(9))
  await client.check()
  vi.advanceTimersByTime(999)
  await client.check()
  expect(requests).toHaveLength(1)
  vi.advanceTimersByTime(1)
  await client.check()
  expect(requests).toHaveLength(2)
})

test('never sends concurrent requests: simultaneous checks share one', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>()
  let requests = 0
  const client = registryClient(() => {
    requests += 1
    return promise
  })
  const checks = [client.check(), client.check()]
  vi.advanceTimersByTime(5_000)
  checks.push(client.check())
  resolve(Response.json(revision(8)))
  await Promise.all(checks)
  expect(requests).toBe(1)
  expect(client.current.revision).toBe(8)
})

test.each([
  ['unreachable', 'offline' as const],
  ['failing', new Response('no', { status: 500 })],
  ['replaced by a captive portal', new Response('<h1>Log in to this network</h1>')],
])('a gateway that is %s leaves the registry unchanged', async (_, response) => {
  const { client } = gateway(response, revision(8))
  await client.check()
  expect(client.current.revision).toBe(7)
  vi.advanceTimersByTime(1_000)
  await client.check()
  expect(client.current.revision).toBe(8)
})

test('a check has a timeout', () => {
  let signal: AbortSignal | null | undefined
  const client = registryClient((_, init) => {
    signal = init?.signal
    return new Promise(() => {})
  })
  void client.check()
  expect(signal).toBeInstanceOf(AbortSignal)
})
