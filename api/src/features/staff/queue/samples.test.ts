import { getCaseFigures, readCaseMessages, reportMember, sendComplaint } from 'contracts'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { newId } from '../../../db/new-id.ts'
import { openWorld } from '../../../fixtures/world.ts'
import { photo, profile } from '../../../tables/members.ts'
import { staffCase } from '../../../tables/staff.ts'
import { addMessage } from '../../chat/fixture-messages.ts'
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

test('about one decision in twenty is in the sample', () => {
  const sampled = Array.from({ length: 20_000 }, isSampled).filter(Boolean)
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

test('a text that is removed is decided again as it was, and so is a suspension; only the figure learns of it', async () => {
  const [sam, kim] = [await moderator('Sam'), await moderator('Kim')]
  const [ann, bo, cas] = [await person('Ann'), await person('Bo'), await person('Cas')]
  await db.update(profile).set({ aboutMe: 'Call 0612345678' }).where(eq(profile.memberId, bo.id))
  for (const about of [bo, cas])
    await ann.call(reportMember, {
      body: { id: newId(), profile: about.id, reason: 'offensive', text: 'Look.' },
    })
  const made = { [bo.id]: 'remove-text', [cas.id]: 'suspend' } as const
  for (const id of await sam.claimFirst(['report'], 2)) {
    const about = (await sam.open(id)).member?.id ?? ''
    const action = made[about]
    await sam.decide(
      id,
      action === 'suspend'
        ? { action, days: 7, rule: 'offensive' }
        : { action: 'remove-text', rule: 'offensive' },
    )
  }
  await settle({ isInSample: true })
  expect(await sam.claimFirst(['report'], 2)).toEqual([])
  const again = await kim.claimFirst(['report'], 2)
  for (const id of again) {
    const seen = await kim.open(id)
    expect(seen).toMatchObject({
      member: { status: 'confirmed' },
      decisions: [],
      subject: { reports: [{ outcome: null }] },
    })
    if (seen.member?.id === bo.id) expect(seen.member.about_me).toBe('Call 0612345678')
    await kim.decide(id, { action: 'remove-text', rule: 'offensive' })
  }
  await settle()
  const { figures } = (await kim.call(getCaseFigures, { query: {} })).data
  expect(figures.find(({ kind }) => kind === 'report')).toMatchObject({ decided_again: 2, agreed: 1 })
  expect(await mailsTo(bo)).toHaveLength(1)
})

test('of a reported message, whoever decides again reads that message alone', async () => {
  const [sam, kim] = [await moderator('Sam'), await moderator('Kim')]
  const [ann, bo] = [await person('Ann'), await person('Bo')]
  await addMessage(database, bo, ann, { body: 'Between us' })
  const { sequence } = await addMessage(database, bo, ann, { body: 'Pay me' })
  const body = { id: newId(), profile: bo.id, reason: 'scam', text: '', message: sequence } as const
  await ann.call(reportMember, { body })
  const [id = ''] = await sam.claimFirst(['report'])
  await sam.decide(id, { action: 'remove-message', rule: 'scam' })
  await settle({ isInSample: true })
  const [again = ''] = await kim.claimFirst(['report'])
  const { messages } = (await kim.call(readCaseMessages, { body: { id: again } })).data
  expect(messages.map(({ text }) => text)).toEqual(['Pay me'])
  expect((await kim.open(again)).actions).toContain('remove-message')
  // A third would have to read it, and nothing waits for one.
  await kim.decide(again, { action: 'dismiss' })
  await settle()
  expect(await (await moderator('Lou')).claimFirst(['report'])).toEqual([])
})

test('an objection is decided again by somebody who has decided nothing about it', async () => {
  const [sam, kim, lou] = [await moderator('Sam'), await moderator('Kim'), await moderator('Lou')]
  const { ann } = await decideSampled(sam, 'reject')
  await db.delete(staffCase)
  const [{ data } = expect.fail('no mail')] = await mailsTo(ann)
  const { reference } = data as { reference: string }
  const about = { topic: 'other', text: 'It’s me.', decision: reference } as const
  await ann.call(sendComplaint, { body: { id: newId(), email: 'ann@example.invalid', ...about } })
  const [id = ''] = await kim.claimFirst(['objection'])
  await kim.decide(id, { action: 'uphold', answer: 'It is.' })
  await settle({ isInSample: true })
  for (const who of [sam, kim]) expect(await who.claimFirst(['objection'])).toEqual([])
  const [again = ''] = await lou.claimFirst(['objection'])
  expect(await lou.open(again)).toMatchObject({
    actions: ['uphold', 'deny'],
    subject: { decision: { lifted_at: null }, removed_photo: { status: 'rejected' } },
  })
})
