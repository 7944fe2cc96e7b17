import { expect, test } from 'vitest'
import type { Report } from '../../../protocol/index.ts'
import {
  distFolder,
  remoteBundle,
  shellBundle,
  temporaryStorage,
} from '../../../registry/bundles/fixture-bundle.ts'
import { publish } from '../../../registry/release/publish.ts'
import type { Storage } from '../../../registry/storage/storage.ts'
import { voteCounter } from '../votes/vote-counter.ts'
import { removeStaleVotes } from '../votes/vote-store.ts'
import { risingFailures } from './rising-failures.ts'

const MINUTE = 60_000
const start = Date.UTC(2030, 0, 1, 12, 50)
const at = (minutes: number) => new Date(start + minutes * MINUTE)

async function storageWithNews(): Promise<Storage> {
  const storage = await temporaryStorage()
  for (const bundle of [shellBundle(), remoteBundle({ version: '1' })])
    await publish(storage, await distFolder(bundle), { channel: { kind: 'live' } })
  return storage
}

/** Visitors who report at a time, some of them a crash. */
async function visit(storage: Storage, time: Date, crowd: { visitors: number; crashes: number }) {
  const votes = voteCounter(storage, { secret: 'salt', serves: () => true })
  for (let i = 0; i < crowd.visitors; i++) {
    const kind: Report['kind'] = i < crowd.crashes ? 'crash' : 'load'
    const id = `${time.getTime()}-${i}`
    votes.count(id, `10.0.${i >> 8}.${i & 255}`, { name: 'news', version: '1', kind }, time)
  }
  await votes.flush()
}

test('alerts once when failures rise, however many nodes look, and again an hour later', async () => {
  const storage = await storageWithNews()
  await visit(storage, at(-30), { visitors: 200, crashes: 2 })
  expect(await risingFailures(storage, at(0))).toEqual([])
  await visit(storage, at(1), { visitors: 60, crashes: 30 })
  const alerts = await Promise.all([1, 2, 3, 4].map(() => risingFailures(storage, at(2))))
  expect(alerts.flat()).toEqual([
    {
      name: 'news',
      version: '1',
      why: expect.stringMatching(/^30 of 60 visitors .* after 2 of 200 visitors/),
    },
  ])
  // Another hour by the clock, but not by the time since.
  await visit(storage, at(11), { visitors: 60, crashes: 50 })
  expect(await risingFailures(storage, at(12))).toEqual([])
  await visit(storage, at(150), { visitors: 60, crashes: 50 })
  expect(await risingFailures(storage, at(151))).toHaveLength(1)
  expect(await storage.list('alerts/')).toHaveLength(1)
})

test('a failure that is as usual alerts nobody', async () => {
  const storage = await storageWithNews()
  await visit(storage, at(-30), { visitors: 200, crashes: 40 })
  await visit(storage, at(-2), { visitors: 100, crashes: 30 })
  expect(await risingFailures(storage, at(0))).toEqual([])
})

test('what is left of a version that is no longer served is removed', async () => {
  const storage = await storageWithNews()
  await visit(storage, at(-1), { visitors: 60, crashes: 50 })
  expect(await risingFailures(storage, at(0))).toHaveLength(1)
  for (const version of ['2', '3', '4'])
    await publish(storage, await distFolder(remoteBundle({ version })), { channel: { kind: 'live' } })
  await removeStaleVotes(storage)
  expect(await storage.list('alerts/')).toEqual([])
})
