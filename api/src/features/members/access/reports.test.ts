import { blockMember, getReports, reportMember } from 'contracts'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { newId } from '../../../db/new-id.ts'
import { openWorld } from '../../../fixtures/world.ts'
import { readStaffCommand } from '../../../staff/read-staff-command.ts'
import { testStorage } from '../../../storage/fixture-storage.ts'
import { member } from '../../../tables/account.ts'
import { outbox } from '../../../tables/outbox.ts'
import { report } from '../../../tables/reports.ts'
import { purgeDeleted } from '../../account/own/purge-deleted.ts'
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
    reported_at: '2026-03-15T12:00:00.000Z',
  }
  expect((await ann.call(getReports, {})).data.reports).toEqual([{ ...own, outcome: null }])
  expect((await bo.call(getReports, {})).data.reports).toEqual([])

  expect(await staff('reports', 'list')).toContain(reference)
  expect(await staff('reports', 'show', reference)).toContain('Asks for money.')
  await expect(staff('reports', 'decide', reference, 'acted')).rejects.toThrow('Give a reason')
  const decide = () => staff('reports', 'decide', reference, 'acted', '--reason', 'Banned')
  expect(await decide()).toContain('acted')
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

test('a report outlives the reporter’s account', async () => {
  const [ann, bo] = [await person('Ann'), await person('Bo')]
  const body = { id: newId(), profile: bo.id, reason: 'other' } as const
  const { reference } = (await ann.call(reportMember, { body })).data
  const leftAt = new Date('2026-01-01T12:00:00Z')
  await database.db.update(member).set({ status: 'pending_deletion', leftAt }).where(eq(member.id, ann.id))
  await purgeDeleted({ database, storage: testStorage() }, clock.now())
  const [stored] = await database.db.select().from(report).where(eq(report.reference, reference))
  expect(stored).toMatchObject({ reporterId: null, profileId: bo.id })
})
