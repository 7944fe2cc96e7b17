import { expect, test } from 'vitest'
import type { Report } from '../../../protocol/index.ts'
import {
  distFolder,
  remoteBundle,
  shellBundle,
  temporaryStorage,
} from '../../../registry/bundles/fixture-bundle.ts'
import { bucketOf } from '../../../registry/canary/bucket.ts'
import { readDocument } from '../../../registry/document/document.ts'
import { promote } from '../../../registry/release/promote.ts'
import { publish } from '../../../registry/release/publish.ts'
import { rollback } from '../../../registry/release/rollback.ts'
import { status } from '../../../registry/status/status.ts'
import type { Storage } from '../../../registry/storage/storage.ts'
import { readFigures } from '../figures/read-figures.ts'
import { voteCounter } from '../votes/vote-counter.ts'
import { checkCanaries } from './auto-rollback.ts'

const start = Date.UTC(2030, 0, 1)
const canaryStart = new Date(start)
const during = new Date(start + 60_000)
const now = new Date(start + 120_000)

async function storageWithCanary(name = 'news'): Promise<Storage> {
  const storage = await temporaryStorage()
  await publish(storage, await distFolder(shellBundle({ version: '1' })), { channel: { kind: 'live' } })
  await publish(storage, await distFolder(remoteBundle({ version: '1' })), { channel: { kind: 'live' } })
  const next = name === 'shell' ? shellBundle({ version: '2' }) : remoteBundle({ version: '2' })
  await publish(storage, await distFolder(next), {
    channel: { kind: 'canary', share: 0.1 },
    now: canaryStart,
  })
  return storage
}

interface Crowd {
  readonly visitors: number
  readonly address?: string
  readonly crashes: (version: string, visitor: number) => boolean
  readonly name?: string
  readonly node?: string
  readonly at?: Date
  readonly only?: string
  readonly ms?: number
}

/** Reports from visitors whom the registry assigns to the canary or to the live version. */
async function visit(storage: Storage, crowd: Crowd): Promise<void> {
  const { visitors, address, crashes, name = 'news', node = 'n1', at = during, only, ms = 700 } = crowd
  const votes = voteCounter(storage, { secret: 'salt', serves: () => true })
  for (let i = 0; i < visitors; i++) {
    const visitor = `${node}-${i}`
    const version = only ?? (bucketOf(visitor, name, '2') < 0.1 ? '2' : '1')
    const kind: Report['kind'] = crashes(version, i) ? 'crash' : 'load'
    const report: Report = {
      name,
      version,
      kind,
      ...(kind === 'load' ? { ms } : { message: 'no list' }),
    }
    votes.count(visitor, address ?? `10.${node.length}.${i >> 8}.${i & 255}`, report, at)
  }
  await votes.flush()
}

test('a canary that crashes is rolled back automatically, and status says why', async () => {
  const storage = await storageWithCanary()
  await visit(storage, { visitors: 1_000, crashes: (version, i) => version === '2' && i % 2 === 0 })
  const [ended] = await checkCanaries(storage, now)
  const why =
    /^\d+ of \d+ visitors \([45]\d\.\d%\) met a failure or a crash, against 0 of \d+ visitors \(0\.0%\)/
  expect(ended).toMatchObject({ name: 'news', version: '2', why: expect.stringMatching(why) })
  const { news } = (await readDocument(storage)).remotes
  expect(news).toMatchObject({ live: '1' })
  expect(news?.canary).toBeUndefined()
  expect(news?.history.at(-1)).toEqual({
    at: now.toISOString(),
    action: 'auto-rollback',
    version: '1',
    from: '2',
    why: ended?.why,
  })
  const row = (await status(storage, readFigures)).find(({ name }) => name === 'news')
  expect(row?.autoRollback).toMatchObject({ at: now.toISOString(), version: '2', why: ended?.why })
  expect(row?.autoRollback?.messages).toContainEqual(expect.objectContaining({ text: 'no list' }))
  await expect(promote(storage, 'news')).rejects.toMatchObject({ code: 'rolled-back' })
})

test('a healthy canary stays, even if it crashes for one visitor', async () => {
  const storage = await storageWithCanary()
  let crashed = false
  await visit(storage, {
    visitors: 1_000,
    crashes: (version) => {
      const first = version === '2' && !crashed
      crashed ||= first
      return first
    },
  })
  expect(crashed).toBe(true)
  expect(await checkCanaries(storage, now)).toEqual([])
  expect((await readDocument(storage)).remotes.news?.canary).toMatchObject({ version: '2' })
})

test('an outsider who fakes a thousand visitors cannot cause a rollback, even through several nodes', async () => {
  const storage = await storageWithCanary()
  await visit(storage, { visitors: 600, crashes: () => false })
  for (const node of ['n22', 'n333', 'n4444']) {
    await visit(storage, { visitors: 1_000, address: '203.0.113.9', crashes: () => true, only: '2', node })
  }
  expect(await checkCanaries(storage, now)).toEqual([])
  const row = (await status(storage, readFigures)).find(({ name }) => name === 'news')
  expect(row?.canary).toMatchObject({ crashes: 5 })
})

test('a few networks that report slow loads cannot cause a rollback', async () => {
  const storage = await storageWithCanary()
  await visit(storage, { visitors: 60, crashes: () => false, only: '1' })
  await visit(storage, { visitors: 69, crashes: () => false, only: '2', node: 'n22' })
  for (let network = 0; network < 5; network++) {
    const address = `203.0.${network}.0`
    const node = `slow-${network}`
    await visit(storage, { visitors: 5, crashes: () => false, only: '2', address, node, ms: 599_000 })
  }
  const row = (await status(storage, readFigures)).find(({ name }) => name === 'news')
  expect(row?.canary).toMatchObject({ visitors: 94, p75: 599_000 })
  expect(await checkCanaries(storage, now)).toEqual([])
})

/** Measures pages, of which those of the canary are slower by this factor. */
async function measure(storage: Storage, factor: number, at = during) {
  const votes = voteCounter(storage, { secret: 'salt', serves: () => true })
  for (let i = 0; i < 1_200; i += 1) {
    const version = i % 3 === 0 ? '2' : '1'
    const value = (900 + (i % 20) * 20) * (version === '2' ? factor : 1)
    const report = { name: 'news', version, kind: 'vital', metric: 'lcp', value, cached: true } as const
    votes.count(`${at.getTime()}-${i}`, `10.9.${i >> 8}.${i & 255}`, report, at)
  }
  await votes.flush()
}

test('a canary whose pages show later is rolled back, and status says by how much', async () => {
  const storage = await storageWithCanary()
  await visit(storage, { visitors: 600, crashes: () => false })
  await measure(storage, 1.2)
  const why =
    /^The largest content of a page shows \d\d% later than with the live version: 3\d\d visitors were compared/
  expect(await checkCanaries(storage, now)).toMatchObject([{ version: '2', why: expect.stringMatching(why) }])
})

test('a canary as fast as the live version stays, and so does one that was slow in an earlier trial', async () => {
  const storage = await storageWithCanary()
  await visit(storage, { visitors: 600, crashes: () => false })
  await measure(storage, 1.2, new Date(start - 60_000))
  await measure(storage, 1)
  expect(await checkCanaries(storage, now)).toEqual([])
})

test('failures before the canary started do not count', async () => {
  const storage = await storageWithCanary()
  const before = new Date(start - 60_000)
  await visit(storage, { visitors: 300, crashes: () => true, only: '2', at: before })
  await visit(storage, { visitors: 600, crashes: () => false, node: 'n22' })
  expect(await checkCanaries(storage, now)).toEqual([])
})

test('a large canary is compared with the earlier record of the live version', async () => {
  const storage = await storageWithCanary()
  await visit(storage, { visitors: 500, crashes: () => false, only: '1', at: new Date(start - 60_000) })
  await visit(storage, { visitors: 100, crashes: () => true, only: '2', node: 'n22' })
  expect(await checkCanaries(storage, now)).toMatchObject([{ version: '2' }])
})

test('nodes that judge a canary at the same time end it once', async () => {
  const storage = await storageWithCanary()
  await visit(storage, { visitors: 1_000, crashes: (version) => version === '2' })
  const ended = await Promise.all([1, 2, 3, 4].map(() => checkCanaries(storage, now)))
  expect(ended.flat()).toHaveLength(1)
  const { history } = (await readDocument(storage)).remotes.news ?? { history: [] }
  expect(history.filter(({ action }) => action === 'auto-rollback')).toHaveLength(1)
})

test('a canary that was restarted while it was being judged goes on', async () => {
  const storage = await storageWithCanary()
  await visit(storage, { visitors: 1_000, crashes: (version) => version === '2' })
  let restarted = false
  const interrupted: Storage = {
    ...storage,
    async list(prefix) {
      if (prefix.startsWith('votes/') && !restarted) {
        restarted = true
        await rollback(storage, 'news')
        await promote(storage, 'news', { version: '2', share: 0.1, now })
      }
      return storage.list(prefix)
    },
  }
  expect(await checkCanaries(interrupted, now)).toEqual([])
  expect((await readDocument(storage)).remotes.news?.canary).toMatchObject({ since: now.toISOString() })
})

test("the shell's canary is judged too", async () => {
  const storage = await storageWithCanary('shell')
  await visit(storage, { visitors: 1_000, crashes: (version) => version === '2', name: 'shell' })
  expect(await checkCanaries(storage, now)).toMatchObject([{ name: 'shell', version: '2' }])
  expect((await readDocument(storage)).shell).toMatchObject({ name: 'shell', live: '1' })
})

test('status shows how the versions of the shell and each remote are doing', async () => {
  const storage = await storageWithCanary()
  await visit(storage, { visitors: 30, crashes: (_, i) => i < 3, only: '1' })
  await visit(storage, { visitors: 4, crashes: (_, i) => i < 1, only: '2', node: 'n22' })
  const published = { at: expect.any(String) }
  const unmeasured = { measured: 0, speeds: {}, shed: 0, pages: [] }
  const quiet = {
    visitors: 0,
    loads: 0,
    failures: 0,
    crashes: 0,
    p75: undefined,
    ...unmeasured,
    messages: [],
  }
  const messages = (count: number) =>
    Array.from({ length: count }, () => ({ at: during.getTime(), kind: 'crash', text: 'no list' }))
  expect(await status(storage, readFigures)).toEqual([
    { kind: 'shell', name: 'shell', live: { version: '1', published, ...quiet } },
    {
      kind: 'remote',
      name: 'news',
      live: {
        version: '1',
        published,
        visitors: 30,
        loads: 27,
        failures: 0,
        crashes: 3,
        p75: 700,
        ...unmeasured,
        messages: messages(3),
      },
      canary: {
        version: '2',
        published: { at: canaryStart.toISOString() },
        share: 0.1,
        since: canaryStart.toISOString(),
        visitors: 4,
        loads: 3,
        failures: 0,
        crashes: 1,
        p75: 700,
        ...unmeasured,
        messages: messages(1),
      },
    },
  ])
})
