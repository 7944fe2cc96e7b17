import { getCaseFigures } from 'contracts'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { newId } from '../../../db/new-id.ts'
import { openWorld } from '../../../fixtures/world.ts'
import { photo } from '../../../tables/members.ts'
import { staffCase } from '../../../tables/staff.ts'
import { stoppedClock } from '../../members/fixture-people.ts'
import { queueOf } from './fixture-queue.ts'
import { isSampled } from './samples.ts'

const clock = stoppedClock(new Date().toISOString())
const world = await openWorld({ clock })
const { database } = world
const { db } = database
const { person, moderator, pendingPhoto, settle, mailsTo } = queueOf(world, clock)

beforeEach(async () => {
  await db.delete(staffCase)
})

/** Decides a photo that is in the sample, and returns its id. */
async function decideSampled(by: Awaited<ReturnType<typeof moderator>>, action: 'approve' | 'reject') {
  const ann = await person('Ann')
  const photoId = await pendingPhoto(ann)
  const [id = ''] = await by.claimFirst()
  await by.decide(id, action === 'approve' ? { action } : { action, reason: 'nudity' })
  await settle({ isInSample: true })
  return { ann, photoId }
}

const statusOf = async (id: string) =>
  (await db.select({ is: photo.status }).from(photo).where(eq(photo.id, id)))[0]?.is

test('one decision in twenty is in the sample', () => {
  const sampled = Array.from({ length: 20_000 }, () => newId()).filter(isSampled)
  expect(sampled.length).toBeGreaterThan(800)
  expect(sampled.length).toBeLessThan(1_200)
})

test('another moderator decides it again without knowing the first decision, and nothing but the figure changes', async () => {
  const [sam, kim] = [await moderator('Sam'), await moderator('Kim')]
  const { ann, photoId } = await decideSampled(sam, 'reject')
  expect(await sam.claimFirst()).toEqual([])
  const [again = ''] = await kim.claimFirst()
  const seen = await kim.open(again)
  expect(seen).toMatchObject({
    case: { picture: { status: 'pending' } },
    subject: { photo: { id: photoId, status: 'pending', rejection: null } },
    member: { photos: [{ status: 'pending', rejection: null }] },
    decisions: [],
  })
  await kim.decide(again, { action: 'reject', reason: 'contact-details' })
  await settle()
  expect(await statusOf(photoId)).toBe('rejected')
  expect(await mailsTo(ann)).toHaveLength(1)
  const { figures } = (await kim.call(getCaseFigures, { query: {} })).data
  expect(figures.find(({ kind }) => kind === 'photo')).toMatchObject({
    waiting: 0,
    decided_again: 1,
    agreed: 1,
  })
})

test('what the first let pass and the second would not waits for a third, whose decision counts', async () => {
  const [sam, kim, lou] = [await moderator('Sam'), await moderator('Kim'), await moderator('Lou')]
  const { photoId } = await decideSampled(sam, 'approve')
  const [again = ''] = await kim.claimFirst()
  await kim.decide(again, { action: 'reject', reason: 'nudity' })
  await settle()
  expect(await statusOf(photoId)).toBe('active')
  const { figures } = (await kim.call(getCaseFigures, { query: {} })).data
  expect(figures.find(({ kind }) => kind === 'photo')).toMatchObject({ decided_again: 1, agreed: 0 })
  expect(await kim.claimFirst()).toEqual([])
  const [third = ''] = await lou.claimFirst()
  await lou.decide(third, { action: 'reject', reason: 'nudity' })
  await settle()
  expect(await statusOf(photoId)).toBe('rejected')
})
