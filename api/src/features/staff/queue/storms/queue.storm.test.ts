import { eq, sql } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { BoundedQueue } from '../../../../bounded-queue.ts'
import { silentLog } from '../../../../db/log.ts'
import { openDatabase } from '../../../../db/open-database.ts'
import { isFullStorm } from '../../../../db/testing/storm.ts'
import { testDatabase } from '../../../../db/testing/test-database.ts'
import { Refusal } from '../../../../http/refusal.ts'
import { staffAction } from '../../../../tables/account.ts'
import { photo } from '../../../../tables/members.ts'
import { staffCase } from '../../../../tables/staff.ts'
import { MINUTE_MS, SECOND_MS } from '../../../../time.ts'
import { insertStaffAction } from '../../../account/staff-actions.ts'
import { stoppedClock } from '../../../members/fixture-people.ts'
import { markDeleted } from '../../../members/photos/photos.ts'
import { ensureBrands } from '../../../site/brands.ts'
import { claimFree, type Moderator } from '../claims.ts'
import { decideCase, type Record, undoDecision } from '../decide-case.ts'
import { takeEffect } from '../take-effect.ts'
import { addManyPhotos } from './fixture-many-cases.ts'

const MODERATORS = isFullStorm ? 200 : 8
const MEMBERS = isFullStorm ? 500 : 15
const PHOTOS = isFullStorm ? 20 : 8
const CASES = MEMBERS * PHOTOS
/** Milliseconds; a busy machine decides five cases a second. */
const PATIENCE = isFullStorm ? 900_000 : 60_000

const CONNECTIONS = 10

const database = await testDatabase()
const { db } = database
await ensureBrands(database)
const clock = stoppedClock(new Date().toISOString())

/** Another process, as far as the database knows. It takes as many calls at once as it has connections. */
function openNode() {
  const node = openDatabase({ url: database.url, poolSize: CONNECTIONS })
  onTestFinished(() => node.close())
  const queue = new BoundedQueue({ concurrency: CONNECTIONS - 2, maxWaiting: CASES })
  return { ...node, calls: <T>(work: () => Promise<T>) => queue.run(work) }
}

const moderator = (number: number): Moderator => ({
  brandId: 'amberly',
  id: `moderator-${number}`,
  kinds: ['photo'],
  isAdmin: false,
  now: clock.now(),
})

const record =
  (by: Moderator): Record =>
  (tx, { id }, action) =>
    insertStaffAction(tx, {
      brandId: 'amberly',
      actor: by.id,
      action,
      subject: id,
      details: {},
      createdAt: by.now,
    })

const remake = async () => {
  await db.execute(sql`delete from member where id like 'many-%'`)
  await addManyPhotos(db, { brandId: 'amberly', members: MEMBERS, photos: PHOTOS, now: clock.now() })
}

const carryOut = async (...nodes: ReturnType<typeof openNode>[]) => {
  clock.pass(10 * SECOND_MS)
  const done = await Promise.all(
    nodes.map((node) => takeEffect({ database: node, clock, log: silentLog, isInSample: () => false })),
  )
  return done.reduce((sum, one) => sum + one, 0)
}

const countState = (state: (typeof staffCase.$inferSelect)['state']) =>
  db.$count(staffCase, eq(staffCase.state, state))

test(`${MODERATORS} moderators on ${CASES} cases in two processes: none is decided twice, and none is lost with a moderator who vanishes`, {
  timeout: PATIENCE,
}, async () => {
  await remake()
  const nodes = [openNode(), openNode()] as const
  const decided: string[] = []
  const milliseconds: number[] = []

  /** Claims twenty at a time and decides them; every fourth moderator goes home with the second twenty in hand. */
  async function work(number: number, isLate: boolean) {
    const node = nodes[number % 2] ?? nodes[0]
    const by = moderator(number)
    for (let turn = 0; ; turn += 1) {
      const ids = await node.calls(() => claimFree(node.db, by, 20))
      if (ids.length === 0 || (!isLate && turn > 0 && number % 4 === 0)) return
      for (const [index, id] of ids.entries()) {
        const decision =
          index % 3 === 0
            ? ({ action: 'reject', reason: 'nudity' } as const)
            : ({ action: 'approve' } as const)
        const began = performance.now()
        await node.calls(() => decideCase(node, by, { id, decision }, record(by)))
        milliseconds.push(performance.now() - began)
        decided.push(id)
      }
    }
  }

  const workers = Array.from({ length: MODERATORS }, (_, number) => number)
  await Promise.all(workers.map((number) => work(number, false)))
  const left = await countState('waiting')
  expect(left).toBe(CASES - decided.length)
  // The cases that the vanished ones have in hand are nobody’s again after five minutes.
  clock.pass(5 * MINUTE_MS)
  await Promise.all(workers.map((number) => work(number, true)))
  expect(await countState('waiting')).toBe(0)
  expect(decided).toHaveLength(CASES)
  expect(new Set(decided).size).toBe(CASES)

  expect(await carryOut(...nodes)).toBe(CASES)
  expect(await countState('done')).toBe(CASES)
  expect(await db.$count(photo, eq(photo.status, 'pending'))).toBe(0)
  const { rows } = await db.execute<{ entries: number }>(
    sql`select count(*)::integer as entries from ${staffAction} where action = 'case decide' group by subject having count(*) <> 1`,
  )
  expect(rows).toEqual([])
  if (isFullStorm) {
    const [p50, p99] = [0.5, 0.99].map(
      (share) => milliseconds.toSorted((a, b) => a - b)[Math.floor(CASES * share)],
    )
    console.log(
      `a decision among ${MODERATORS} at once: p50 ${p50?.toFixed(0)} ms, p99 ${p99?.toFixed(0)} ms`,
    )
  }
})

test('a decision is undone or takes effect, never both, however closely they meet', {
  timeout: PATIENCE,
}, async () => {
  await remake()
  const nodes = [openNode(), openNode()] as const
  const by = moderator(1)
  const decide = async (most: number) => {
    const ids = await claimFree(db, { ...by, now: clock.now() }, most)
    const now = { ...by, now: clock.now() }
    for (const id of ids) await decideCase(database, now, { id, decision: { action: 'approve' } }, record(by))
    return ids
  }
  const ids = await decide(MEMBERS)
  const effects = carryOut(...nodes)
  const undone: string[] = []
  for (const id of ids.toReversed())
    await undoDecision(database, { ...by, now: clock.now() }, id, record(by)).then(
      () => undone.push(id),
      (error: unknown) => expect(error).toBeInstanceOf(Refusal),
    )
  expect((await effects) + undone.length).toBe(ids.length)
  const shown = await db.select({ id: photo.id }).from(photo).where(eq(photo.status, 'active'))
  const carriedOut = ids.filter((id) => !undone.includes(id))
  expect(shown.map(({ id }) => `case-${id}`).toSorted()).toEqual(carriedOut.toSorted())
  expect(await countState('decided')).toBe(0)
})

test('a photo that its owner deletes while its decision takes effect is gone, and nothing stays in between', {
  timeout: PATIENCE,
}, async () => {
  await remake()
  const nodes = [openNode(), openNode()] as const
  const by = { ...moderator(1), now: clock.now() }
  const ids = await claimFree(db, by, MEMBERS)
  for (const [index, id] of ids.entries())
    await decideCase(
      database,
      by,
      { id, decision: index % 2 ? { action: 'approve' } : { action: 'reject', reason: 'nudity' } },
      record(by),
    )
  const effects = carryOut(...nodes)
  await Promise.all(
    ids.toReversed().map(async (id) => {
      const photoId = id.replace('case-', '')
      const [, , memberNumber = ''] = id.split('-')
      const owner = { brandId: 'amberly', memberId: `many-${memberNumber}` }
      await nodes[0].calls(() => markDeleted(nodes[0], owner, photoId, clock.now()))
    }),
  )
  await effects
  expect(await countState('decided')).toBe(0)
  expect((await countState('done')) + (await countState('gone'))).toBe(ids.length)
  expect(await db.$count(photo, eq(photo.status, 'deleted'))).toBe(ids.length)
})
