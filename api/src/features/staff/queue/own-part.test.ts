import { getCase, releaseClaims, reportMember } from 'contracts'
import { and, eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { newId } from '../../../db/new-id.ts'
import { openWorld } from '../../../fixtures/world.ts'
import { staffAction } from '../../../tables/account.ts'
import { staffCase } from '../../../tables/staff.ts'
import { MINUTE_MS } from '../../../time.ts'
import { stoppedClock } from '../../members/fixture-people.ts'
import { queueOf } from './fixture-queue.ts'

const clock = stoppedClock(new Date().toISOString())
const world = await openWorld({ clock })
const { db } = world.database
const { person, moderator, pendingPhoto } = queueOf(world, clock)
type Person = Awaited<ReturnType<typeof person>>

beforeEach(() => db.delete(staffCase))

const report = (by: Person, about: Person) =>
  by.call(reportMember, { body: { id: newId(), profile: about.id, reason: 'harassment', text: 'Look.' } })

async function onlyCase() {
  const [found] = await db.select().from(staffCase)
  return found?.id ?? ''
}

test('a report about somebody of the staff is for others, and does not tell them who sent it', async () => {
  const [sam, kim, ann] = [await moderator('Sam'), await moderator('Kim'), await person('Ann')]
  await report(ann, sam)
  const id = await onlyCase()
  expect(await sam.list()).toEqual([])
  expect(await sam.claimFirst(['report'])).toEqual([])
  const answers = [
    await sam.call(getCase, { query: { brand: 'amberly', id } }),
    await sam.claim(id),
    await sam.decide(id, { action: 'dismiss' }),
  ]
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404])
  expect(await kim.claimFirst(['report'])).toEqual([id])
})

test('only an admin suspends or bans somebody of the staff, and never themselves', async () => {
  const [sam, kim, ann] = [await moderator('Sam'), await moderator('Kim'), await person('Ann')]
  const [lea, max] = [await moderator('Lea', { role: 'admin' }), await moderator('Max', { role: 'admin' })]
  await report(ann, lea)
  const id = await onlyCase()
  await kim.claim(id)
  expect((await kim.open(id)).actions).not.toEqual(expect.arrayContaining(['suspend']))
  expect((await kim.open(id)).actions).toContain('warn')
  const decisions = [
    { action: 'suspend', days: 1, rule: 'harassment' },
    { action: 'ban', rule: 'harassment' },
  ] as const
  for (const decision of decisions) expect((await kim.decide(id, decision)).status).toBe(422)
  await kim.call(releaseClaims, { query: { brand: 'amberly' }, body: { ids: [id] } })
  expect((await lea.claim(id)).status).toBe(404)
  await max.claim(id)
  for (const decision of decisions) {
    expect((await max.decide(id, decision)).status).toBe(200)
    expect((await max.undo(id)).status).toBe(200)
  }
  await max.decide(id, { action: 'dismiss' })
  // As before, of a member who is no colleague.
  await db.delete(staffCase)
  await report(sam, ann)
  const other = await onlyCase()
  await kim.claim(other)
  expect((await kim.decide(other, decisions[1])).status).toBe(200)
})

test('a suspension of 30 days asks for a fresh factor, as a ban does; a shorter one does not', async () => {
  const [sam, ann, bo] = [await moderator('Sam', { isStale: true }), await person('Ann'), await person('Bo')]
  await report(ann, bo)
  const id = await onlyCase()
  await sam.claim(id)
  const suspend = (days: 7 | 30) => sam.decide(id, { action: 'suspend', days, rule: 'harassment' })
  expect((await suspend(30)).data).toMatchObject({ error: { code: 'fresh_factor_required' } })
  expect((await suspend(7)).status).toBe(200)
})

test('who opens a case is in the log, once within five minutes', async () => {
  const [sam, kim, ann] = [await moderator('Sam'), await moderator('Kim'), await person('Ann')]
  await pendingPhoto(ann)
  const id = await onlyCase()
  for (const by of [sam, sam, kim, sam]) await by.open(id)
  clock.pass(5 * MINUTE_MS)
  await sam.open(id)
  await ann.call(getCase, { query: { brand: 'amberly', id } })
  const isOf = and(eq(staffAction.subject, ann.id), eq(staffAction.action, 'case open'))
  const entries = await db.select().from(staffAction).where(isOf).orderBy(staffAction.createdAt)
  expect(entries.map(({ actor }) => actor)).toEqual(expect.arrayContaining([sam.id, kim.id, sam.id]))
  expect(entries).toHaveLength(3)
  expect(entries[0]).toMatchObject({ details: { case: id, kind: 'photo' } })
})

test('a photo of one’s own is for others', async () => {
  const [sam, kim] = [await moderator('Sam'), await moderator('Kim')]
  await pendingPhoto(sam)
  expect(await sam.claimFirst()).toEqual([])
  expect(await kim.claimFirst()).toHaveLength(1)
})

test('who has reported something does not decide it, even if their report only joined the case', async () => {
  const [sam, kim, ann, bo] = [
    await moderator('Sam'),
    await moderator('Kim'),
    await person('Ann'),
    await person('Bo'),
  ]
  await report(ann, bo)
  await report(sam, bo)
  const id = await onlyCase()
  expect(await sam.claimFirst(['report'])).toEqual([])
  expect((await sam.claim(id)).status).toBe(403)
  expect((await sam.open(id)).actions).toEqual([])
  expect((await kim.claim(id)).status).toBe(200)
})
