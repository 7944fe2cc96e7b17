import { blockMember, getBlocks, getReports, reportMember } from 'contracts'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { newId } from '../../../db/new-id.ts'
import { openWorld } from '../../../fixtures/world.ts'
import { readStaffCommand } from '../../../staff/read-staff-command.ts'
import { testStorage } from '../../../storage/fixture-storage.ts'
import { member, staffAction } from '../../../tables/account.ts'
import { conversation, conversationMember } from '../../../tables/chat.ts'
import { outbox } from '../../../tables/outbox.ts'
import { report } from '../../../tables/reports.ts'
import { purgeDeleted } from '../../account/own/purge-deleted.ts'
import { addChatPhoto, addMessage } from '../../chat/fixture-messages.ts'
import { peopleOf, stoppedClock } from '../fixture-people.ts'
import { addPhotoRow } from '../photos/fixture-photo.ts'

const clock = stoppedClock('2026-03-15T12:00:00Z')
const world = await openWorld({ clock })
const { database } = world
const { person } = peopleOf(world, clock)

const staff = async (...words: string[]) => readStaffCommand(words)?.(database)

test('a report is inserted once, decided once by staff, and its outcome is mailed to the reporter', async () => {
  const [ann, bo] = [await person('Ann'), await person('Bo')]
  const { id: photo } = await addPhotoRow(database, bo)
  const body = { id: newId(), profile: bo.id, photo, reason: 'scam', text: 'Asks for money.' } as const
  const { reference } = (await ann.call(reportMember, { body })).data
  expect((await ann.call(reportMember, { body })).data).toEqual({ reference })
  const own = {
    reference,
    name: 'Bo',
    reason: 'scam',
    is_photo: true,
    is_message: false,
    reported_at: '2026-03-15T12:00:00.000Z',
  }
  expect((await ann.call(getReports, {})).data.reports).toEqual([{ ...own, outcome: null }])
  expect((await bo.call(getReports, {})).data.reports).toEqual([])

  expect(await staff('reports', 'list')).toContain(reference)
  expect(await staff('reports', 'show', reference)).toContain('Asks for money.')
  await expect(staff('reports', 'close', reference)).rejects.toThrow('Give a reason')
  const reason = ['--reason', 'Asked for money', '--report', reference]
  await expect(staff('decisions', 'warn', ann.id, 'scam', ...reason)).rejects.toThrow('about someone else')
  const decide = () => staff('decisions', 'warn', bo.id, 'scam', ...reason)
  expect(await decide()).toContain('done')
  await expect(decide()).rejects.toThrow('already decided')
  expect(await staff('reports', 'list')).toBe('No open reports.')
  expect(await staff('reports', 'list', 'decided')).toContain(reference)
  expect((await ann.call(getReports, {})).data.reports).toEqual([{ ...own, outcome: 'acted' }])
  const mails = await database.db.select().from(outbox).where(eq(outbox.kind, 'report-decided'))
  expect(mails).toMatchObject([{ memberId: ann.id, data: { reference, outcome: 'acted' } }])
})

test('a member can report someone who has blocked them, whose name the list then omits', async () => {
  const [ann, bo] = [await person('Ann'), await person('Bo')]
  await bo.call(blockMember, { body: { profile: ann.id } })
  const body = { id: newId(), profile: bo.id, reason: 'harassment' } as const
  expect((await ann.call(reportMember, { body })).status).toBe(200)
  expect((await ann.call(getReports, {})).data.reports).toMatchObject([{ name: null }])
})

test('neither the reports nor the blocked members name someone who has left', async () => {
  const [ann, bo] = [await person('Ann'), await person('Bo')]
  await ann.call(reportMember, { body: { id: newId(), profile: bo.id, reason: 'scam' } })
  await ann.call(blockMember, { body: { profile: bo.id } })
  const names = async () => [
    ...(await ann.call(getReports, {})).data.reports.map(({ name }) => name),
    ...(await ann.call(getBlocks, {})).data.blocked.map(({ profile }) => profile.name),
  ]
  expect(await names()).toEqual(['Bo', 'Bo'])
  for (const status of ['pending_deletion', 'banned'] as const) {
    await database.db.update(member).set({ status }).where(eq(member.id, bo.id))
    expect(await names()).toEqual([null])
  }
})

test('the id of a report is refused for another report', async () => {
  const [ann, bo, cas] = [await person('Ann'), await person('Bo'), await person('Cas')]
  const { id: photo } = await addPhotoRow(database, bo)
  const { sequence: message } = await addMessage(database, bo, ann)
  const body = { id: newId(), profile: bo.id, reason: 'scam' } as const
  expect((await ann.call(reportMember, { body })).status).toBe(200)
  for (const change of [{ profile: cas.id }, { photo }, { message }, { reason: 'under-age' as const }]) {
    const { status, data } = await ann.call(reportMember, { body: { ...body, ...change } })
    expect([status, data.error?.code]).toEqual([422, 'id_reused'])
  }
  expect(await database.db.$count(report, eq(report.reporterId, ann.id))).toBe(1)
})

test('a reported message is stored with those around it, and staff read the conversation while the report is open', async () => {
  const [ann, bo, cas] = [await person('Ann'), await person('Bo'), await person('Cas')]
  const photo = await addChatPhoto(database, bo)
  await addMessage(database, ann, bo, { body: 'Too early' })
  for (let number = 2; number <= 30; number += 1)
    await addMessage(database, number % 2 ? ann : bo, number % 2 ? bo : ann, { body: `Number ${number}` })
  const { sequence } = await addMessage(database, bo, ann, { kind: 'photo', photoId: photo.id, body: '' })
  await addMessage(database, bo, ann, { kind: 'gift', giftId: 'rose', body: 'Send me money' })
  const body = () => ({ id: newId(), profile: bo.id, message: sequence, reason: 'scam' }) as const
  const { reference } = (await ann.call(reportMember, { body: body() })).data
  expect((await ann.call(getReports, {})).data.reports).toMatchObject([{ is_photo: false, is_message: true }])
  const [stored] = await database.db.select().from(report).where(eq(report.reference, reference))
  expect(stored?.evidence?.map((one) => one.sequence)).toEqual(Array.from({ length: 12 }, (_, at) => at + 21))
  expect(stored?.evidence?.slice(-2)).toMatchObject([
    { from: bo.id, kind: 'photo', text: '', photo: photo.filename },
    { from: bo.id, kind: 'gift', text: 'Send me money', gift: 'rose' },
  ])
  expect(await staff('reports', 'show', reference)).toContain(photo.filename)

  // One's own message, one of another conversation, none at all, and one that the reporter has deleted.
  const refused = async (who: typeof ann, input: object) =>
    (await who.call(reportMember, { body: { ...body(), ...input } })).status
  expect(await refused(ann, { message: 29 })).toBe(404)
  expect(await refused(cas, {})).toBe(404)
  expect(await refused(ann, { message: 33 })).toBe(404)
  await database.db
    .update(conversationMember)
    .set({ deletedUpTo: sequence })
    .where(eq(conversationMember.memberId, ann.id))
  expect(await refused(ann, {})).toBe(404)

  const read = () => staff('reports', 'conversation', reference)
  expect(await read()).toContain('Too early')
  await database.db.delete(conversation)
  expect(await read()).toContain('It has been deleted.')
  expect(await read()).toContain('Number 21')
  const isReading = eq(staffAction.action, 'report conversation')
  const actions = await database.db.select().from(staffAction).where(isReading)
  expect(actions.map(({ subject, details }) => [subject, details])).toContainEqual([
    stored?.id,
    { of: bo.id, by: ann.id, messages: 32 },
  ])
  await staff('reports', 'close', reference, '--reason', 'Nothing in it')
  await expect(read()).rejects.toThrow('private again')
  expect(await database.db.$count(staffAction, isReading)).toBe(3)
})

test('a member can report the writer of a message whose profile is hidden', async () => {
  const [ann, bo] = [await person('Ann'), await person('Bo', { profile: { status: 'disabled' } })]
  const call = () => ann.call(reportMember, { body: { id: newId(), profile: bo.id, reason: 'scam' } })
  expect((await call()).status).toBe(404)
  await addMessage(database, bo, ann)
  expect((await call()).status).toBe(200)
  const { reference } = (await call()).data
  await expect(staff('reports', 'conversation', reference)).rejects.toThrow('not about a message')
})

test('a report outlives the reporter’s account, and no longer names them', async () => {
  const [ann, bo] = [await person('Ann'), await person('Bo')]
  await addMessage(database, ann, bo, { body: 'Hello' })
  const { sequence } = await addMessage(database, bo, ann, { body: 'Pay me' })
  const body = { id: newId(), profile: bo.id, message: sequence, reason: 'other' } as const
  const { reference } = (await ann.call(reportMember, { body })).data
  const leftAt = new Date('2026-01-01T12:00:00Z')
  await database.db.update(member).set({ status: 'pending_deletion', leftAt }).where(eq(member.id, ann.id))
  await purgeDeleted({ database, storage: testStorage(), secret: '' }, clock.now())
  const [stored] = await database.db.select().from(report).where(eq(report.reference, reference))
  expect(stored).toMatchObject({
    reporterId: null,
    profileId: bo.id,
    evidence: [
      { from: 'reporter', text: 'Hello' },
      { from: bo.id, text: 'Pay me' },
    ],
  })
})
