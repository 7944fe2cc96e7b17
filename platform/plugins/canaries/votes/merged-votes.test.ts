import { expect, test } from 'vitest'
import { temporaryStorage } from '../../../registry/bundles/fixture-bundle.ts'
import { MergedVotes } from './merged-votes.ts'
import { tallyOf } from './tally.ts'
import { voteCounter } from './vote-counter.ts'
import { readVotes } from './vote-store.ts'

const load = { name: 'news', version: '1', kind: 'load', ms: 800 } as const
const crash = { ...load, kind: 'crash', message: 'no list' } as const

const openMerged = (storage: Awaited<ReturnType<typeof temporaryStorage>>) =>
  new MergedVotes(storage, (sentence) => expect.unreachable(sentence))

test('many files become one, with the same votes for every reader', async () => {
  const storage = await temporaryStorage()
  const nodes = [0, 1].map(() => voteCounter(storage, { secret: 'salt', serves: () => true }))
  const judge = openMerged(storage)
  for (let i = 0; i < 160; i += 1) {
    const votes = nodes[i % 2]
    votes?.count(`v${i % 100}`, `10.0.0.${i % 50}`, i % 3 === 0 ? crash : load)
    await votes?.flush()
    if (i % 10 === 0) expect(await judge.refresh()).toBe(true)
  }
  await judge.refresh()
  expect(await judge.refresh()).toBe(false)
  expect((await storage.list('votes/')).length).toBeLessThan(20)
  const tally = tallyOf(judge.on('news', '1'))
  expect(tally).toMatchObject({ visitors: 100, badNetworks: 50 })
  const read = await readVotes(storage, 'news', '1')
  expect(tallyOf(read.visitors.values())).toEqual(tally)
  expect(read.messages).toHaveLength(3)
  const next = openMerged(storage)
  await next.refresh()
  expect(tallyOf(next.on('news', '1'))).toEqual(tally)
})

test('two nodes that judge at the same time lose no vote', async () => {
  const storage = await temporaryStorage()
  const votes = voteCounter(storage, { secret: 'salt', serves: () => true })
  const judges = [openMerged(storage), openMerged(storage), openMerged(storage)]
  for (let i = 0; i < 400; i += 1) {
    votes.count(`v${i}`, `10.0.${i >> 8}.${i & 255}`, load)
    await votes.flush()
    if (i % 25 === 0) await Promise.all(judges.map((judge) => judge.refresh()))
  }
  expect((await readVotes(storage, 'news', '1')).visitors.size).toBe(400)
  for (const judge of judges) {
    await judge.refresh()
    expect(tallyOf(judge.on('news', '1')).visitors).toBe(400)
  }
})

test('votes that were removed are forgotten', async () => {
  const storage = await temporaryStorage()
  const votes = voteCounter(storage, { secret: 'salt', serves: () => true })
  votes.count('a', '10.0.0.1', load)
  await votes.flush()
  const judge = openMerged(storage)
  await judge.refresh()
  for (const key of await storage.list('votes/')) await storage.remove(key)
  await judge.refresh()
  expect([...judge.on('news', '1')]).toEqual([])
})
