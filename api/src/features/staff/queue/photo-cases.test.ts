import { claimCases, getCaseFigures, readStaffLog, releaseClaims, renewClaims } from 'contracts'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { openWorld } from '../../../fixtures/world.ts'
import { readStaffCommand } from '../../../staff/read-staff-command.ts'
import { photo } from '../../../tables/members.ts'
import { staffCase } from '../../../tables/staff.ts'
import { MINUTE_MS } from '../../../time.ts'
import { stoppedClock } from '../../members/fixture-people.ts'
import { galleryOf } from '../../members/photos/fixture-gallery.ts'
import { queueOf } from './fixture-queue.ts'
import { removeOldCases } from './remove-old-cases.ts'

const clock = stoppedClock(new Date().toISOString())
const world = await openWorld({ clock })
const { database } = world
const { db } = database
const { person, moderator, pendingPhoto, settle, mailsTo } = queueOf(world, clock)

beforeEach(async () => {
  await db.delete(staffCase)
})

const statusOf = async (id: string) =>
  (await db.select({ is: photo.status }).from(photo).where(eq(photo.id, id)))[0]?.is

test('an upload opens a case in its transaction, which waits as long as the brand promises', async () => {
  const uploads = galleryOf(world, await world.headersOf('amberly', 'free'))
  const sam = await moderator('Sam')
  const { photos } = await uploads.upload()
  const [first, ...others] = await sam.list()
  expect(others).toEqual([])
  const due = new Date(clock.now().getTime() + 10 * MINUTE_MS).toISOString()
  expect(first).toMatchObject({
    kind: 'photo',
    of: 'photo',
    state: 'waiting',
    due_at: due,
    picture: { filename: photos[0]?.filename },
    claim: null,
    decision: null,
  })
  await readStaffCommand(['settings', 'set', 'case_minutes', '{"photo": 2}'])?.(database)
  await uploads.upload()
  await readStaffCommand(['settings', 'unset', 'case_minutes'])?.(database)
  // It is due sooner, so it comes first.
  const soon = new Date(clock.now().getTime() + 2 * MINUTE_MS).toISOString()
  expect((await sam.list()).map(({ due_at }) => due_at)).toEqual([soon, due])
})

test('a photo that is approved shows after ten seconds, and its owner is told', async () => {
  const [ann, sam] = [await person('Ann'), await moderator('Sam')]
  const id = await pendingPhoto(ann)
  const [claimed = ''] = await sam.claimFirst()
  const context = await sam.open(claimed)
  expect(context).toMatchObject({
    actions: ['approve', 'reject'],
    subject: { kind: 'photo', photo: { id, status: 'pending' } },
    member: { name: 'Ann', is_premium: false, spent: 'nothing', photos: [{ id }] },
    decisions: [],
  })
  const { data } = await sam.decide(claimed, { action: 'approve' })
  expect(data.case).toMatchObject({ state: 'decided', decision: { by: { is_me: true }, action: 'approve' } })
  expect(await statusOf(id)).toBe('pending')
  expect(await settle()).toBe(1)
  expect(await statusOf(id)).toBe('active')
  expect(await settle()).toBe(0)
  expect(await mailsTo(ann)).toMatchObject([{ kind: 'photo-approved' }])
  expect(await sam.list()).toEqual([])
  expect(await sam.list({ state: 'decided' })).toMatchObject([{ id: claimed, state: 'done' }])
})

test('a rejection mails the reason in the member’s language, in standard words unless the moderator has others', async () => {
  const [ann, sam] = [await person('Ann', { language: 'de' }), await moderator('Sam')]
  await pendingPhoto(ann)
  clock.pass(1)
  const second = await pendingPhoto(ann)
  const [one = '', two = ''] = await sam.claimFirst(['photo'], 20)
  await sam.decide(one, { action: 'reject', reason: 'nudity' })
  await sam.decide(two, { action: 'reject', reason: 'contact-details', facts: 'Unten steht eine Nummer.' })
  expect(await settle()).toBe(2)
  expect(await statusOf(second)).toBe('rejected')
  const mails = await mailsTo(ann)
  expect(mails.map(({ data }) => data)).toMatchObject([
    { kind: 'remove-photo', rule: 'offensive', facts: 'Es zeigt mehr Haut, als hier erlaubt ist.' },
    { kind: 'remove-photo', rule: 'other', facts: 'Unten steht eine Nummer.' },
  ])
  const done = await sam.list({ state: 'decided' })
  const references = mails.map(({ data }) => (data as { reference: string }).reference)
  expect(done.map(({ decision }) => decision?.reference)).toEqual(references.toReversed())
})

test('a decision that is undone has no effect, and the case is the moderator’s again', async () => {
  const [ann, sam, kim] = [await person('Ann'), await moderator('Sam'), await moderator('Kim')]
  const id = await pendingPhoto(ann)
  const [claimed = ''] = await sam.claimFirst()
  await sam.decide(claimed, { action: 'approve' })
  clock.pass(9_000)
  expect((await kim.undo(claimed)).data.error?.code).toBe('undo_too_late')
  expect((await sam.undo(claimed)).data.case).toMatchObject({
    state: 'waiting',
    decision: null,
    claim: { by: { is_me: true } },
  })
  expect(await settle()).toBe(0)
  expect(await statusOf(id)).toBe('pending')
  expect((await sam.decide(claimed, { action: 'reject', reason: 'nudity' })).status).toBe(200)
  await settle()
  expect((await sam.undo(claimed)).data.error?.code).toBe('undo_too_late')
  expect(await statusOf(id)).toBe('rejected')
})

test('a claimed case is nobody else’s for five minutes, or as long as it is renewed', async () => {
  const [ann, sam, kim] = [await person('Ann'), await moderator('Sam'), await moderator('Kim')]
  await pendingPhoto(ann)
  const [id = ''] = await sam.claimFirst()
  expect(await kim.claimFirst()).toEqual([])
  const refused = await kim.claim(id)
  expect([refused.status, refused.data.error?.code, refused.data.data?.['name']]).toEqual([
    409,
    'case_claimed',
    'Sam',
  ])
  expect((await kim.decide(id, { action: 'approve' })).data.error?.code).toBe('case_claimed')
  clock.pass(4 * MINUTE_MS)
  expect((await sam.call(renewClaims, { body: { ids: [id] } })).data.ids).toEqual([id])
  clock.pass(4 * MINUTE_MS)
  expect(await kim.claimFirst()).toEqual([])
  clock.pass(MINUTE_MS)
  expect((await sam.decide(id, { action: 'approve' })).data.error?.code).toBe('claim_expired')
  expect(await kim.claimFirst()).toEqual([id])
  expect((await sam.call(renewClaims, { body: { ids: [id] } })).data.ids).toEqual([])
  // Nobody gives up the claim of another.
  await sam.call(releaseClaims, { body: { ids: [id] } })
  expect(await sam.claimFirst()).toEqual([])
  await kim.call(releaseClaims, { body: { ids: [id] } })
  expect(await sam.claimFirst()).toEqual([id])
})

test('one person has 25 cases at once at most, however they claim them', async () => {
  const [ann, sam, kim] = [await person('Ann'), await moderator('Sam'), await moderator('Kim')]
  for (let count = 0; count < 30; count += 1) await pendingPhoto(ann)
  const claimed = await Promise.all([sam.claimFirst(['photo'], 20), sam.claimFirst(['photo'], 20)])
  expect(claimed.map(({ length }) => length).toSorted((one, other) => one - other)).toEqual([5, 20])
  const all = (await sam.list()).map(({ id }) => id)
  const [free = '', ...others] = all.filter((id) => !claimed.flat().includes(id))
  expect(others).toHaveLength(4)
  const query = { brand: 'amberly' }
  const answers = [
    await sam.claim(free),
    await sam.call(claimCases, { query, body: { kinds: ['photo'], most: 1 } }),
  ]
  for (const { status, data } of answers)
    expect([status, data]).toMatchObject([409, { error: { code: 'too_many_claims' } }])
  // Those that they have are renewed, and others are not claimed so.
  const { ids } = (await sam.call(renewClaims, { query, body: { ids: all } })).data
  expect(ids.toSorted()).toEqual(claimed.flat().toSorted())
  expect((await kim.claim(free)).status).toBe(200)
  const [done = ''] = ids
  await sam.decide(done, { action: 'approve' })
  expect(await sam.claimFirst(['photo'], 20)).toHaveLength(1)
})

test('a second decision is refused, and says who decided what', async () => {
  const [ann, sam, kim] = [await person('Ann'), await moderator('Sam'), await moderator('Kim')]
  await pendingPhoto(ann)
  const [id = ''] = await sam.claimFirst()
  await sam.decide(id, { action: 'approve' })
  for (const again of [() => kim.decide(id, { action: 'approve' }), () => kim.claim(id)])
    expect(await again()).toMatchObject({
      status: 409,
      data: { error: { code: 'case_decided' }, data: { name: 'Sam', action: 'approve' } },
    })
})

test('a photo that its owner deletes, or a command decides, waits no more, even if it is claimed or decided', async () => {
  const [ann, sam] = [await person('Ann'), await moderator('Sam')]
  const ids = [await pendingPhoto(ann), await pendingPhoto(ann)]
  const [one = '', two = ''] = await sam.claimFirst(['photo'], 2)
  await sam.decide(two, { action: 'reject', reason: 'nudity' })
  for (const photo of ids) await galleryOf(world, ann.headers).remove(photo)
  expect((await sam.decide(one, { action: 'approve' })).data.error?.code).toBe('case_decided')
  expect(await settle()).toBe(0)
  expect(await mailsTo(ann)).toEqual([])

  const third = await pendingPhoto(ann)
  const [id = ''] = await sam.claimFirst()
  expect(await readStaffCommand(['photo', 'approve', third])?.(database)).toContain('is shown')
  expect(await sam.decide(id, { action: 'reject', reason: 'nudity' })).toMatchObject({
    data: { error: { code: 'case_decided' }, data: { name: null, action: null } },
  })
  expect(await sam.list({ state: 'decided' })).toMatchObject([{ decision: { action: null, by: null } }])
})

test('the figures count what waits, is late and is in somebody’s hands, and each brand has its own queue', async () => {
  const [ann, sam] = [await person('Ann'), await moderator('Sam')]
  const far = await moderator('Far', { atBrand: 'marigold' })
  await pendingPhoto(ann)
  clock.pass(11 * MINUTE_MS)
  await pendingPhoto(ann)
  await sam.claimFirst()
  const figures = async (who: typeof sam, brand: string) =>
    (await who.call(getCaseFigures, { query: { brand } })).data.figures.find(({ kind }) => kind === 'photo')
  expect(await figures(sam, 'amberly')).toEqual({
    kind: 'photo',
    waiting: 2,
    late: 1,
    claimed: 1,
    decided_again: 0,
    agreed: 0,
    promised_minutes: 10,
  })
  expect(await figures(far, 'marigold')).toMatchObject({ waiting: 0 })
  expect(await far.list()).toEqual([])
  const [{ id } = { id: '' }] = await sam.list()
  expect((await far.claim(id)).status).toBe(404)
})

test('a moderator sees no complaints, and support nothing else', async () => {
  const [ann, kit] = [await person('Ann'), await moderator('Kit', { role: 'support' })]
  await pendingPhoto(ann)
  expect(await kit.list()).toEqual([])
  expect(await kit.claimFirst(['photo'])).toEqual([])
  const figures = (await kit.call(getCaseFigures, { query: {} })).data.figures
  expect(figures.map(({ kind }) => kind)).toEqual(['complaint'])
  const mo = await person('Mo')
  expect((await mo.call(claimCases, { body: { kinds: ['photo'], most: 1 } })).status).toBe(404)
})

test('each decision and each undo is an entry of the log', async () => {
  const [ann, sam] = [await person('Ann'), await moderator('Sam', { role: 'admin' })]
  await pendingPhoto(ann)
  const [id = ''] = await sam.claimFirst()
  await sam.decide(id, { action: 'reject', reason: 'nudity', facts: 'Ann is naked.' })
  await sam.undo(id)
  const { entries } = (await sam.call(readStaffLog, { query: { about: ann.id } })).data
  // The words for the member are not in it.
  expect(entries.map(({ what, reason, details }) => [what, reason, details])).toEqual([
    ['case undo', null, { case: id, kind: 'photo' }],
    ['case decide', 'nudity', { case: id, kind: 'photo', action: 'reject' }],
  ])
})

test('a case is deleted a year after its decision, and one whose subject is gone after a day', async () => {
  const [ann, sam] = [await person('Ann'), await moderator('Sam')]
  const gone = await pendingPhoto(ann)
  await galleryOf(world, ann.headers).remove(gone)
  await pendingPhoto(ann)
  const [id = ''] = await sam.claimFirst()
  await sam.decide(id, { action: 'approve' })
  await settle()
  await pendingPhoto(ann)
  const after = (days: number) => new Date(clock.now().getTime() + days * 24 * 60 * MINUTE_MS)
  expect(await removeOldCases(database, after(2))).toBe(1)
  expect(await removeOldCases(database, after(400))).toBe(1)
  expect(await db.$count(staffCase)).toBe(1)
})
