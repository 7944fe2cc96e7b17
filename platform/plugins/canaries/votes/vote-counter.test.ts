import { expect, test } from 'vitest'
import type { Report } from '../../../protocol/index.ts'
import { temporaryStorage } from '../../../registry/bundles/fixture-bundle.ts'
import type { Storage } from '../../../registry/storage/storage.ts'
import { speedsOf, timingsOf } from './speeds.ts'
import { p75, tallyOf } from './tally.ts'
import { type VoteCounterOptions, voteCounter } from './vote-counter.ts'
import { readVotes, removeStaleVotes } from './vote-store.ts'

const options: VoteCounterOptions = { secret: 'salt', serves: () => true }
const load: Report = { name: 'news', version: '1', kind: 'load', ms: 800 }
const crash: Report = { name: 'news', version: '1', kind: 'crash', message: 'x is undefined' }
const failure: Report = { name: 'news', version: '1', kind: 'failure' }
const at = (minute: number) => new Date(Date.UTC(2030, 0, 1, 0, minute))

const tally = async (storage: Storage, since?: Date) =>
  tallyOf((await readVotes(storage, 'news', '1')).visitors.values(), since?.getTime())

const versionsIn = async (storage: Storage) => (await storage.list('votes/')).map((key) => key.split('/')[2])

test('counts a visitor once per kind of report', async () => {
  const storage = await temporaryStorage()
  const votes = voteCounter(storage, options)
  for (let i = 0; i < 100; i++) {
    for (const report of [load, crash, failure]) votes.count('visitor-a', '10.0.0.1', report)
  }
  votes.count('visitor-b', '10.0.0.2', load)
  await votes.flush()
  expect(await tally(storage)).toEqual({
    visitors: 2,
    loaded: 2,
    failed: 1,
    crashed: 1,
    measured: 0,
    shed: 0,
    bad: 1,
    badNetworks: 1,
    timings: [
      { ms: 800, from: expect.any(String) },
      { ms: 800, from: expect.any(String) },
    ],
  })
})

test('counts five of a thousand visitors from one network', async () => {
  const storage = await temporaryStorage()
  const votes = voteCounter(storage, options)
  const counted = Array.from({ length: 1_000 }, (_, i) => votes.count(`visitor-${i}`, '10.0.0.1', crash))
  expect(counted.filter(Boolean)).toHaveLength(5)
  await votes.flush()
  expect(await tally(storage)).toMatchObject({ visitors: 5, crashed: 5, badNetworks: 1 })
})

test('counts five of a thousand visitors from one network over all nodes', async () => {
  const storage = await temporaryStorage()
  for (let node = 0; node < 10; node++) {
    const votes = voteCounter(storage, options)
    for (let i = 0; i < 100; i++) votes.count(`visitor-${node}-${i}`, '2001:db8:1::/48', crash)
    await votes.flush()
  }
  expect(await storage.list('votes/news/1/')).toHaveLength(10)
  expect(await tally(storage)).toMatchObject({ visitors: 5, crashed: 5, badNetworks: 1 })
})

test('counts a visitor of two nodes once', async () => {
  const storage = await temporaryStorage()
  for (const report of [load, crash]) {
    const votes = voteCounter(storage, options)
    votes.count('visitor-a', '10.0.0.1', report)
    await votes.flush()
  }
  expect(await tally(storage)).toMatchObject({ visitors: 1, loaded: 1, crashed: 1, bad: 1 })
})

test('stores addresses and visitors only as digests', async () => {
  const storage = await temporaryStorage()
  const votes = voteCounter(storage, options)
  votes.count('visitor-a', '203.0.113.7', load)
  await votes.flush()
  const [key = ''] = await storage.list('votes/news/1/')
  const stored = (await storage.read(key))?.toString() ?? ''
  expect(stored).not.toMatch(/visitor-a|203\.0\.113/)
  expect(Object.keys(JSON.parse(stored).visitors)).toHaveLength(1)
})

test('what was counted before a restart counts, and each flush writes only what is new', async () => {
  const storage = await temporaryStorage()
  const before = voteCounter(storage, options)
  for (const visitor of ['a', 'b', 'c', 'd']) before.count(visitor, '10.0.0.1', load, at(0))
  await before.flush()
  const after = voteCounter(storage, options)
  for (const visitor of ['d', 'e', 'f', 'g']) after.count(visitor, '10.0.0.1', crash, at(1))
  await after.flush()
  await after.flush()
  expect(await storage.list('votes/')).toHaveLength(2)
  after.count('h', '10.0.0.2', load, at(2))
  await after.flush()
  const [, , newest = ''] = await storage.list('votes/')
  expect(Object.keys(JSON.parse(String(await storage.read(newest))).visitors)).toHaveLength(1)
  expect(await tally(storage)).toMatchObject({ visitors: 6, loaded: 5, crashed: 2 })
})

test('counts visitors who reported again since a given time', async () => {
  const storage = await temporaryStorage()
  const votes = voteCounter(storage, options)
  votes.count('early', '10.0.0.1', crash, at(0))
  votes.count('both', '10.0.0.2', crash, at(0))
  votes.count('both', '10.0.0.2', load, at(20))
  votes.count('late', '10.0.0.3', failure, at(20))
  await votes.flush()
  expect(await tally(storage, at(10))).toMatchObject({
    visitors: 2,
    loaded: 1,
    crashed: 0,
    failed: 1,
    bad: 1,
  })
  expect(await tally(storage)).toMatchObject({ visitors: 3, crashed: 2 })
})

test('measures the first load, which no cache speeds up', async () => {
  const storage = await temporaryStorage()
  const votes = voteCounter(storage, options)
  votes.count('visitor-a', '10.0.0.1', { ...load, ms: 900.4 })
  votes.count('visitor-a', '10.0.0.1', { ...load, ms: 30 })
  for (const ms of [Number.NaN, -1, 1e12]) votes.count(`odd ${ms}`, '10.0.0.2', { ...load, ms })
  await votes.flush()
  expect(await tally(storage)).toMatchObject({ loaded: 4, timings: [{ ms: 900 }] })
})

const lcp = { name: 'news', version: '1', kind: 'vital', metric: 'lcp', value: 900.4 } as const

test('keeps the first value of each metric, over all nodes', async () => {
  const storage = await temporaryStorage()
  for (const [minute, value] of [900.4, 30].entries()) {
    const votes = voteCounter(storage, options)
    votes.count('visitor-a', '10.0.0.1', { ...lcp, value }, at(minute))
    votes.count('visitor-a', '10.0.0.1', { ...lcp, metric: 'cls', value: value / 10_000 }, at(minute))
    votes.count('visitor-a', '10.0.0.1', { ...lcp, metric: 'server', value: 20 }, at(minute))
    await votes.flush()
  }
  const { visitors } = await readVotes(storage, 'news', '1')
  expect(speedsOf([...visitors.values()])).toEqual({ lcp: 900, cls: 0.09, server: 20 })
  expect(speedsOf([...visitors.values()], at(2).getTime())).toEqual({})
  expect(await tally(storage)).toMatchObject({ visitors: 0, measured: 1 })
})

test('compares versions by the latest value, if it says where the code came from', async () => {
  const storage = await temporaryStorage()
  for (const [minute, value] of [900, 700, 800].entries()) {
    const votes = voteCounter(storage, options)
    votes.count('visitor-a', '10.0.0.1', { ...lcp, value, cached: minute > 0 }, at(minute))
    votes.count('visitor-a', '10.0.0.1', { ...lcp, value: 1 }, at(minute))
    await votes.flush()
  }
  const { visitors } = await readVotes(storage, 'news', '1')
  const timings = (minute: number) => timingsOf(visitors.values(), 'lcp', at(minute).getTime())
  expect(timings(0)).toEqual([{ ms: 800, cached: true, from: expect.any(String) }])
  expect(timings(3)).toEqual([])
})

test('counts no value that cannot be', async () => {
  const storage = await temporaryStorage()
  const votes = voteCounter(storage, options)
  for (const value of [Number.NaN, -1, 1e12, Number.POSITIVE_INFINITY])
    expect(votes.count(`odd ${value}`, '10.0.0.2', { ...lcp, value })).toBe(false)
  expect(votes.count('odd', '10.0.0.2', { ...lcp, metric: 'cls', value: 101 })).toBe(false)
})

test('counts pages apart, in a way that tells nobody which pages a visitor has opened', async () => {
  const storage = await temporaryStorage()
  for (let node = 0; node < 2; node += 1) {
    const votes = voteCounter(storage, options)
    for (const page of ['list', 'article']) {
      votes.count('visitor-a', '10.0.0.1', { ...lcp, value: 1_234, page, cached: true }, at(12))
      votes.count(`visitor-${node}`, '10.0.0.2', { ...crash, page }, at(13))
    }
    await votes.flush()
  }
  const { visitors, pages } = await readVotes(storage, 'news', '1')
  expect([...pages.keys()].sort()).toEqual(['article', 'list'])
  for (const page of pages.values())
    expect(tallyOf(page.visitors.values())).toMatchObject({ measured: 1, bad: 2 })
  const ids = [visitors, ...[...pages.values()].map((page) => page.visitors)].flatMap((votes) => [
    ...votes.keys(),
  ])
  expect(new Set(ids).size).toBe(9)
  const files = await Promise.all((await storage.list('votes/')).map((key) => storage.read(key)))
  const hour = at(60).getTime()
  for (const file of files)
    expect(Object.values(JSON.parse(String(file)).pages.list)).toContainEqual({
      from: expect.any(String),
      measured: hour,
      speeds: { lcp: 1_200 },
    })
  const networks = [...pages.values()].flatMap((page) => [...page.visitors.values()].map(({ from }) => from))
  expect(new Set(networks).size).toBe(4)
})

test('drops the least recently heard visitors beyond its limit', async () => {
  const storage = await temporaryStorage()
  const votes = voteCounter(storage, { ...options, maxVisitors: 3 })
  for (const visitor of ['a', 'b', 'c', 'a', 'd', 'e']) votes.count(visitor, `10.0.0.${visitor}`, load)
  votes.count('b', '10.0.0.b', crash)
  await votes.flush()
  expect(await tally(storage)).toMatchObject({ visitors: 3, loaded: 2, crashed: 1 })
})

test('stores the latest messages, made safe for a terminal', async () => {
  const storage = await temporaryStorage()
  const votes = voteCounter(storage, options)
  for (let i = 0; i < 5; i++)
    votes.count(`v${i}`, `10.0.0.${i}`, { ...crash, message: `\u001b[2Jno\n${i}${'!'.repeat(500)}` })
  await votes.flush()
  const { messages } = await readVotes(storage, 'news', '1')
  expect(messages.map(({ kind, text }) => `${kind} ${text.slice(0, 9)}`)).toEqual([
    'crash  [2Jno 4!',
    'crash  [2Jno 3!',
    'crash  [2Jno 2!',
  ])
  expect(messages[0]?.text).toHaveLength(200)
})

test('shows only messages of visitors whose votes count', async () => {
  const storage = await temporaryStorage()
  const first = voteCounter(storage, options)
  const later = voteCounter(storage, options)
  for (const [node, votes] of [first, later].entries()) {
    for (let i = 0; i < 5; i++)
      votes.count(`${node}-${i}`, '10.0.0.1', { ...crash, message: `${node}-${i}` }, at(i))
    await votes.flush()
  }
  // Five of the ten visitors in this network count.
  const { visitors, messages } = await readVotes(storage, 'news', '1')
  expect(visitors.size).toBe(5)
  for (const { visitor } of messages) expect(visitors.has(visitor)).toBe(true)
})

test('the message of a visitor beyond the limit is dropped with the vote', async () => {
  const storage = await temporaryStorage()
  const votes = voteCounter(storage, { ...options, maxVisitors: 2 })
  votes.count('a', '10.0.0.1', crash)
  for (const visitor of ['b', 'c']) votes.count(visitor, `10.0.0.${visitor}`, load)
  await votes.flush()
  expect(await readVotes(storage, 'news', '1')).toMatchObject({ messages: [] })
  expect(await tally(storage)).toMatchObject({ visitors: 2, crashed: 0 })
})

test('after a restart, the message of a visitor whose vote no longer counts is dropped', async () => {
  const storage = await temporaryStorage()
  const before = voteCounter(storage, options)
  for (const visitor of ['a', 'b', 'c', 'd', 'e']) before.count(visitor, '10.0.0.1', load)
  await before.flush()
  const after = voteCounter(storage, options)
  after.count('f', '10.0.0.1', crash)
  await after.flush()
  expect(await readVotes(storage, 'news', '1')).toMatchObject({ messages: [] })
  expect(await tally(storage)).toMatchObject({ visitors: 5, crashed: 0 })
})

test.each([
  '',
  '{"visitors": {',
  '{}',
  '{"visitors": {"a": 1}, "messages": []}',
  '{"visitors": {}, "pages": {"list": 1}, "messages": []}',
])('a damaged vote file, %o, is passed over by name', async (bytes) => {
  const storage = await temporaryStorage()
  const votes = voteCounter(storage, options)
  votes.count('a', '10.0.0.1', load)
  await votes.flush()
  await storage.put('votes/news/1/n1.json', Buffer.from(bytes))
  const damages: string[] = []
  const onDamage = (damage: string) => damages.push(damage)
  expect((await readVotes(storage, 'news', '1', onDamage)).visitors.size).toBe(1)
  expect(damages).toEqual(["votes/news/1/n1.json is damaged: the votes in it don't count."])
})

test('counts only versions that the visitor may have been served', async () => {
  const storage = await temporaryStorage()
  const serves = (visitor: string, name: string, version: string) =>
    `${visitor} ${name} ${version}` === 'visitor-a news 1'
  const votes = voteCounter(storage, { ...options, serves })
  expect(votes.count('visitor-a', '10.0.0.1', load)).toBe(true)
  expect(votes.count('visitor-b', '10.0.0.1', load)).toBe(false)
  expect(votes.count('visitor-a', '10.0.0.1', { ...load, version: '2' })).toBe(false)
  const anything = voteCounter(storage, options)
  expect(anything.count('visitor-a', '10.0.0.1', { ...load, name: '../registry' })).toBe(false)
  expect(anything.count('visitor-a', '10.0.0.1', { ...load, version: '../1' })).toBe(false)
})

test('a failed write is repeated by the next flush', async () => {
  const storage = await temporaryStorage()
  let broken = true
  const votes = voteCounter(
    {
      ...storage,
      async put(key, bytes) {
        if (broken) throw new Error('disk full')
        await storage.put(key, bytes)
      },
    },
    options,
  )
  votes.count('visitor-a', '10.0.0.1', load)
  await expect(votes.flush()).rejects.toThrow('disk full')
  votes.count('visitor-b', '10.0.0.2', load)
  broken = false
  await votes.flush()
  expect(await tally(storage)).toMatchObject({ visitors: 2 })
})

test('votes on versions that are no longer served are removed', async () => {
  const storage = await temporaryStorage()
  const votes = voteCounter(storage, options)
  for (const version of ['1', '2', '3', '4']) votes.count('visitor-a', '10.0.0.1', { ...load, version })
  await votes.flush()
  const news = { live: '3', previous: '2', canary: { version: '4', share: 0.1, since: '' }, history: [] }
  await removeStaleVotes(storage, async () => ({ revision: 1, remotes: { news } }))
  expect(await versionsIn(storage)).toEqual(['2', '3', '4'])
})

test('votes on the last canary that was rolled back are kept, to tell what went wrong', async () => {
  const storage = await temporaryStorage()
  const votes = voteCounter(storage, options)
  for (const version of ['1', '2', '3']) votes.count('visitor-a', '10.0.0.1', { ...load, version })
  await votes.flush()
  const ended = { at: '', action: 'auto-rollback', version: '1' } as const
  const history = [
    { ...ended, from: '2' },
    { ...ended, from: '3' },
  ]
  await removeStaleVotes(storage, async () => ({ revision: 1, remotes: { news: { live: '1', history } } }))
  expect(await versionsIn(storage)).toEqual(['1', '3'])
})

test('p75 is the 75th percentile', () => {
  expect(p75([])).toBeUndefined()
  const timings = [1, 2, 3, 4].map((ms) => ({ ms, from: 'x' }))
  expect(p75(timings.slice(0, 1))).toBe(1)
  expect(p75(timings)).toBe(3)
  const votes = Array.from({ length: 1_000 }, (_, i) => ({ from: 'x', loaded: i, ms: 1_000 - i }))
  expect(tallyOf(votes).timings.map(({ ms }) => ms)).toEqual(Array.from({ length: 500 }, (_, i) => i + 1))
})
