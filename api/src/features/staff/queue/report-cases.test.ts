import {
  type CaseActionKind,
  getReports,
  type OwnPhoto,
  readCaseMessages,
  readStaffLog,
  reportMember,
  type reportReasons,
  sendComplaint,
} from 'contracts'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { newId } from '../../../db/new-id.ts'
import { openWorld } from '../../../fixtures/world.ts'
import { SECRET } from '../../../http/fixtures/server.ts'
import { linkToken } from '../../../outbox/mail/link-token.ts'
import { readStaffCommand } from '../../../staff/read-staff-command.ts'
import { member } from '../../../tables/account.ts'
import { message } from '../../../tables/chat.ts'
import { memberLike, photo, profile } from '../../../tables/members.ts'
import { report } from '../../../tables/reports.ts'
import { staffCase } from '../../../tables/staff.ts'
import { HOUR_MS, MINUTE_MS } from '../../../time.ts'
import { addChatPhoto, addMessage } from '../../chat/fixture-messages.ts'
import { stoppedClock } from '../../members/fixture-people.ts'
import { addPhotoRow } from '../../members/photos/fixture-photo.ts'
import { fittingActions } from './allowed-actions.ts'
import { queueOf } from './fixture-queue.ts'

const clock = stoppedClock(new Date().toISOString())
const world = await openWorld({ clock })
const { database } = world
const { db } = database
const { person, moderator, settle, mailsTo } = queueOf(world, clock)
type Person = Awaited<ReturnType<typeof person>>

beforeEach(async () => {
  await db.delete(staffCase)
  await db.delete(report)
})

interface About {
  readonly reason?: (typeof reportReasons)[number]
  readonly photo?: string
  readonly message?: number
}

async function send(by: Person, about: Person, { reason = 'offensive', ...what }: About = {}) {
  const { data } = await by.call(reportMember, {
    body: { id: newId(), profile: about.id, reason, text: 'Look at this.', ...what },
  })
  return data.reference
}

const outcomesOf = async (by: Person) =>
  (await by.call(getReports, {})).data.reports.map(({ outcome }) => outcome)

test('reports on the same thing join one case, which comes forward; another thing has a case of its own', async () => {
  const [ann, bo, cas] = [await person('Ann'), await person('Bo'), await person('Cas')]
  const { id: picture } = await addPhotoRow(database, cas)
  await send(ann, cas)
  const other = await person('Dirk')
  await send(ann, other)
  clock.pass(HOUR_MS)
  const sam = await moderator('Sam')
  // The first case is older, so it comes first anyway; the second report of it brings it far forward.
  const [before] = await db.select().from(staffCase).where(eq(staffCase.memberId, cas.id))
  await send(bo, cas, { reason: 'scam' })
  await send(bo, cas, { photo: picture })
  // Nobody brings a case forward alone.
  await send(bo, cas, { reason: 'under-age' })
  const cases = await sam.list({ kind: 'report' })
  expect(cases.map(({ of, reports, reason, member }) => [of, reports, reason, member?.name])).toEqual([
    ['profile', 2, 'scam', 'Cas'],
    ['profile', 1, 'offensive', 'Dirk'],
    ['photo', 1, 'offensive', 'Cas'],
  ])
  const [after] = await db
    .select()
    .from(staffCase)
    .where(eq(staffCase.id, before?.id ?? ''))
  expect(after?.rankAt.getTime()).toBeLessThan(before?.rankAt.getTime() ?? 0)
  expect(after?.dueAt).toEqual(before?.dueAt)
})

test('what is grave, widely seen or reported by somebody who was right before comes first; what is late is never overtaken for good', async () => {
  const ann = await person('Ann')
  const names = ['Mild', 'Usual', 'Seen', 'Trusted', 'Grave'] as const
  const [mild, usual, seen, trusted, grave] = await Promise.all(names.map((name) => person(name)))
  if (!mild || !usual || !seen || !trusted || !grave) throw new Error('Somebody is missing.')
  await send(ann, mild, { reason: 'other' })
  clock.pass(1)
  await send(ann, usual)
  clock.pass(1)
  const likers = await Promise.all(Array.from({ length: 50 }, () => person('Liker')))
  const likes = likers.map(({ brandId, memberId }) => ({ brandId, memberId, likedId: seen.id }))
  await db.insert(memberLike).values(likes.map((one) => ({ ...one, createdAt: clock.now() })))
  await send(ann, seen)
  clock.pass(1)
  const kim = await person('Kim')
  for (let n = 0; n < 3; n += 1) await send(kim, await person('Rude'))
  await db
    .update(report)
    .set({ outcome: 'acted', decidedAt: clock.now() })
    .where(eq(report.reporterId, kim.id))
  await db.delete(staffCase).where(eq(staffCase.reports, 0))
  await send(kim, trusted)
  clock.pass(1)
  await send(ann, grave, { reason: 'under-age' })
  const order = async () =>
    (await (await moderator('Sam')).list({ kind: 'report' }))
      .map(({ member }) => member?.name)
      .filter((name) => name !== 'Rude')
  expect(await order()).toEqual(['Grave', 'Seen', 'Trusted', 'Mild', 'Usual'])
  // A grave one of a day later comes after what is late by then.
  clock.pass(25 * HOUR_MS)
  await send(ann, await person('Later'), { reason: 'scam' })
  expect((await order()).at(-1)).toBe('Later')
})

test('a decision closes all reports of the case, tells each reporter, and mails the member why', async () => {
  const [ann, bo, cas, sam] = [
    await person('Ann'),
    await person('Bo'),
    await person('Cas'),
    await moderator('Sam'),
  ]
  await db.update(profile).set({ aboutMe: 'Rude.' }).where(eq(profile.memberId, cas.id))
  await send(ann, cas)
  await send(bo, cas, { reason: 'scam' })
  const [id = ''] = await sam.claimFirst(['report'])
  const context = await sam.open(id)
  expect(context).toMatchObject({
    actions: ['dismiss', 'remove-name', 'remove-text', 'warn', 'suspend', 'ban'],
    subject: {
      kind: 'report',
      has_messages: false,
      reports: [
        { text: 'Look at this.', reporter: { name: 'Ann', reports: 1, acted: 0 } },
        { reason: 'scam', reporter: { name: 'Bo' } },
      ],
    },
    member: { about_me: 'Rude.', reported: 2, acted: 0 },
  })
  await sam.decide(id, { action: 'remove-text', rule: 'offensive', facts: 'The text is rude.' })
  expect(await outcomesOf(ann)).toEqual([null])
  await settle()
  expect([await outcomesOf(ann), await outcomesOf(bo)]).toEqual([['acted'], ['acted']])
  expect(await mailsTo(cas)).toMatchObject([
    { kind: 'decision', data: { kind: 'remove-text', facts: 'The text is rude.', source: 'report' } },
  ])
  expect(await mailsTo(bo)).toMatchObject([{ kind: 'report-decided', data: { outcome: 'acted' } }])
  await send(ann, cas)
  const [next = ''] = await sam.claimFirst(['report'])
  expect((await sam.open(next)).decisions).toMatchObject([
    { kind: 'remove-text', facts: 'The text is rude.', decided_by: 'Sam' },
  ])
})

test('a dismissal closes the reports that the moderator saw, and one that comes before it takes effect waits on', async () => {
  const [ann, bo, cas, sam] = [
    await person('Ann'),
    await person('Bo'),
    await person('Cas'),
    await moderator('Sam'),
  ]
  await send(ann, cas)
  const [id = ''] = await sam.claimFirst(['report'])
  await sam.decide(id, { action: 'dismiss' })
  clock.pass(5_000)
  await send(bo, cas)
  await settle()
  expect([await outcomesOf(ann), await outcomesOf(bo)]).toEqual([['nothing-found'], [null]])
  const [again, ...others] = await sam.list({ kind: 'report' })
  expect(others).toEqual([])
  expect(again).toMatchObject({ member: { name: 'Cas' }, reports: 1 })
  expect(again?.id).not.toBe(id)
})

test('the members of a case are suspended for 1, 7 or 30 days, or banned by somebody who has just proven who they are', async () => {
  const [ann, cas, dirk] = [await person('Ann'), await person('Cas'), await person('Dirk')]
  const kim = await moderator('Kim', { isStale: true })
  await send(ann, cas)
  await send(ann, dirk)
  const [one = '', two = ''] = await kim.claimFirst(['report'], 2)
  expect((await kim.decide(one, { action: 'suspend', days: 7, rule: 'harassment' })).status).toBe(200)
  const ban = { action: 'ban', rule: 'scam' } as const
  expect((await kim.decide(two, ban)).data.error?.code).toBe('fresh_factor_required')
  clock.pass(5 * MINUTE_MS)
  const sam = await moderator('Sam')
  await sam.claim(two)
  expect((await sam.decide(two, ban)).status).toBe(200)
  await settle()
  const [suspended] = await db.select().from(member).where(eq(member.id, cas.id))
  expect(suspended).toMatchObject({ status: 'suspended' })
  expect(suspended?.suspendedUntil?.getTime()).toBe(clock.now().getTime() + 7 * 24 * HOUR_MS)
  expect(await db.select().from(member).where(eq(member.id, dirk.id))).toMatchObject([{ status: 'banned' }])
  expect(await mailsTo(dirk)).toMatchObject([
    { data: { kind: 'ban', facts: 'You asked for money, or tried to trick someone out of it.' } },
  ])
})

test('a ban of a member who has paid takes two moderators, and the second may decide otherwise', async () => {
  const [ann, cas, dirk] = [
    await person('Ann'),
    await person('Cas', { isPaid: true }),
    await person('Dirk', { isPaid: true }),
  ]
  const [sam, kim] = [await moderator('Sam'), await moderator('Kim')]
  await send(ann, cas)
  await send(ann, dirk)
  const ban = { action: 'ban', rule: 'scam', facts: 'Asked for money.' } as const
  for (const id of await sam.claimFirst(['report'], 2))
    expect((await sam.decide(id, ban)).data.case.decision?.awaits_second).toBe(true)
  await settle()
  const statusOf = async ({ id }: Person) =>
    (await db.select({ is: member.status }).from(member).where(eq(member.id, id)))[0]?.is
  expect([await statusOf(cas), await statusOf(dirk)]).toEqual(['confirmed', 'confirmed'])
  expect(await mailsTo(cas)).toEqual([])
  expect(await sam.claimFirst(['report'])).toEqual([])
  const [one = '', two = ''] = await kim.claimFirst(['report'], 2)
  const { case: shown } = await kim.open(one)
  expect(shown).toMatchObject({ proposal: { by: { name: 'Sam' }, rule: 'scam', facts: 'Asked for money.' } })
  expect((await kim.decide(one, ban)).data.case.decision?.awaits_second).toBe(false)
  await kim.decide(two, { action: 'warn', rule: 'scam' })
  await settle()
  const banned = shown.member?.id === cas.id ? cas : dirk
  expect(await statusOf(banned)).toBe('banned')
  // Neither of the two who agreed on it decides the objection.
  const lou = await moderator('Lou')
  const [{ data } = expect.fail('no mail')] = await mailsTo(banned)
  const { reference } = data as { reference: string }
  await banned.call(sendComplaint, {
    body: {
      id: newId(),
      email: 'cas@example.invalid',
      topic: 'other',
      text: 'It was a joke.',
      decision: linkToken(SECRET, { of: 'decision', brandId: 'amberly', id: reference }, clock.now()),
    },
  })
  for (const who of [sam, kim]) expect(await who.claimFirst(['objection'])).toEqual([])
  const [{ id: objection } = expect.fail('no case')] = await sam.list({ kind: 'objection' })
  await sam.claim(objection)
  expect(await sam.open(objection)).toMatchObject({ actions: [], subject: { is_own_decision: true } })
  expect((await sam.decide(objection, { action: 'deny', answer: 'No.' })).status).toBe(403)
  clock.pass(300_000)
  expect(await lou.claimFirst(['objection'])).toEqual([objection])
  expect(await statusOf(banned === cas ? dirk : cas)).toBe('confirmed')
  expect(await outcomesOf(ann)).toEqual(['acted', 'acted'])
})

test('a message is removed, and what stands around it is read only by whoever has the case in hand, and logged', async () => {
  const [ann, bo, sam] = [await person('Ann'), await person('Bo'), await moderator('Sam', { role: 'admin' })]
  const kim = await moderator('Kim')
  for (let n = 1; n <= 15; n += 1) await addMessage(database, ann, bo, { body: `Number ${n}` })
  const { conversationId, sequence } = await addMessage(database, bo, ann, { body: 'Pay me' })
  const reference = await send(ann, bo, { reason: 'scam', message: sequence })
  const [waiting] = await sam.list({ kind: 'report' })
  expect(waiting).toMatchObject({ of: 'message', excerpt: null, picture: null })
  const id = waiting?.id ?? ''
  const read = (who: typeof sam) => who.call(readCaseMessages, { body: { id } })
  expect((await read(sam)).data.error?.code).toBe('claim_expired')
  await sam.claim(id)
  expect((await read(kim)).data.error?.code).toBe('case_claimed')
  expect(JSON.stringify(await sam.open(id))).not.toContain('Pay me')
  const { messages } = (await read(sam)).data
  expect(messages.map(({ text }) => text)).toEqual([
    ...Array.from({ length: 10 }, (_, at) => `Number ${at + 6}`),
    'Pay me',
  ])
  expect(messages.at(-1)).toMatchObject({ is_from_member: true, is_reported: true, sequence })
  expect(messages[0]).toMatchObject({ is_from_member: false, is_reported: false })
  const { entries } = (await sam.call(readStaffLog, { query: { what: 'case messages' } })).data
  expect(entries).toMatchObject([{ about: bo.id, details: { case: id, reports: [reference] } }])
  await sam.decide(id, { action: 'remove-message', rule: 'scam' })
  await settle()
  const [stored] = await db.select().from(message).where(eq(message.sequence, sequence))
  expect(stored).toMatchObject({ conversationId, body: '', isRemoved: true })
  expect((await read(sam)).data.error?.code).toBe('case_decided')
})

test('what can be taken away depends on what is reported, and nothing else is accepted', async () => {
  const [ann, bo, sam] = [await person('Ann'), await person('Bo'), await moderator('Sam')]
  const { id: chatPhoto } = await addChatPhoto(database, bo)
  const { id: picture } = await addPhotoRow(database, bo, { isMain: true })
  const { id: foreign } = await addPhotoRow(database, ann)
  const sent = [
    {
      message: (await addMessage(database, bo, ann, { kind: 'photo', photoId: chatPhoto, body: '' }))
        .sequence,
    },
    {
      message: (await addMessage(database, bo, ann, { kind: 'gift', giftId: 'rose', body: 'Pay' })).sequence,
    },
    { photo: picture },
  ]
  const offered: string[] = []
  for (const about of sent) {
    await send(ann, bo, about)
    const [id = ''] = await sam.claimFirst(['report'])
    offered.push((await sam.open(id)).actions[1] ?? '')
    const refused = await sam.decide(id, { action: 'remove-text', rule: 'other' })
    expect([refused.status, refused.data.error?.fields]).toEqual([422, { action: 'invalid_input' }])
  }
  expect(offered).toEqual(['remove-picture', 'remove-note', 'remove-photo'])
  const [waiting] = (await sam.list({ kind: 'report' })).filter(({ of }) => of === 'photo')
  const remove = (one: string) =>
    sam.decide(waiting?.id ?? '', { action: 'remove-photo', photo: one, rule: 'other' })
  expect((await remove(foreign)).data.error?.fields).toEqual({ photo: 'invalid_input' })
  expect((await remove(picture)).status).toBe(200)
  await settle()
  expect(await db.select().from(photo).where(eq(photo.id, picture))).toMatchObject([{ status: 'rejected' }])
})

test('a command that decides one of two reports leaves the case open, and closes it with the other', async () => {
  const [ann, bo, cas, sam] = [
    await person('Ann'),
    await person('Bo'),
    await person('Cas'),
    await moderator('Sam'),
  ]
  const references = [await send(ann, cas), await send(bo, cas)]
  const close = (reference = '') =>
    readStaffCommand(['reports', 'close', reference, '--reason', 'Nothing'])?.(database)
  const [id = ''] = await sam.claimFirst(['report'])
  await close(references[0])
  expect(await sam.list({ kind: 'report' })).toMatchObject([{ id }])
  await close(references[1])
  expect((await sam.decide(id, { action: 'dismiss' })).data.error?.code).toBe('case_decided')
  expect(await sam.list({ kind: 'report' })).toEqual([])
})

test('the case of a member goes with their account', async () => {
  const [ann, cas, sam] = [await person('Ann'), await person('Cas'), await moderator('Sam')]
  await send(ann, cas)
  const [id = ''] = await sam.claimFirst(['report'])
  await db.delete(member).where(eq(member.id, cas.id))
  expect((await sam.decide(id, { action: 'dismiss' })).status).toBe(404)
  expect(await sam.list({ kind: 'report' })).toEqual([])
})

const removals: readonly CaseActionKind[] = ['remove-name', 'remove-text', 'remove-photo', 'warn']
const ofProfile = { subjectKind: 'profile', subjectId: 'member' } as const
const active = { id: '1', status: 'active' } as OwnPhoto
const rejected = { id: '2', status: 'rejected' } as OwnPhoto

test('a text or a photo is only offered to be removed where there is one', () => {
  const fitting = (about_me: string | null, ...photos: OwnPhoto[]) =>
    fittingActions(removals, ofProfile, { about_me, photos })
  expect(fitting('Hi.', active)).toEqual(removals)
  expect(fitting('', active)).not.toContain('remove-text')
  expect(fitting(null, active)).not.toContain('remove-text')
  expect(fitting('Hi.', rejected)).not.toContain('remove-photo')
  expect(fittingActions(removals, ofProfile, null)).toEqual(['remove-name', 'warn'])
})

test('a reported photo is only offered to be removed while it is there', () => {
  const fitting = (subjectId: string) =>
    fittingActions(
      ['remove-photo'],
      { subjectKind: 'photo', subjectId },
      { about_me: '', photos: [active, rejected] },
    )
  expect(fitting('1')).toEqual(['remove-photo'])
  expect(fitting('2')).toEqual([])
  expect(fitting('gone')).toEqual([])
})
