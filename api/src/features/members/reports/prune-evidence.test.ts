import { CASE_DAYS, reportMember } from 'contracts'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { newId } from '../../../db/new-id.ts'
import { openWorld } from '../../../fixtures/world.ts'
import { drawPicture } from '../../../pictures/fixture-pictures.ts'
import { preparePicture } from '../../../pictures/prepare-picture.ts'
import { savePicture } from '../../../pictures/save-picture.ts'
import { readStaffCommand } from '../../../staff/read-staff-command.ts'
import { namesIn, testStorage } from '../../../storage/fixture-storage.ts'
import { staffAction } from '../../../tables/account.ts'
import { conversation } from '../../../tables/chat.ts'
import { report } from '../../../tables/reports.ts'
import { DAY_MS } from '../../../time.ts'
import { addChatPhoto, addMessage } from '../../chat/fixture-messages.ts'
import { peopleOf, stoppedClock } from '../fixture-people.ts'
import { removeUnsentPhotos } from '../photos/remove-unsent-photos.ts'
import { sweepPictures } from '../photos/sweep-pictures.ts'
import { pruneEvidence, removeOldReports } from './prune-evidence.ts'
import { decideReport } from './reports.ts'

const clock = stoppedClock(new Date().toISOString())
const storage = testStorage()
const world = await openWorld({ clock, storage })
const { database } = world
const { db } = database
const { person } = peopleOf(world, clock)
const prepared = await preparePicture(await drawPicture().jpeg().toBuffer())

/** A report of a photo among texts, whose conversation is deleted afterwards. */
async function reportPhoto() {
  const [ann, bo] = [await person('Ann'), await person('Bo')]
  const photo = await savePicture(storage, prepared)
  await addChatPhoto(database, bo, { ...photo, createdAt: clock.now() })
  await addMessage(database, ann, bo, { body: 'My address is …' })
  const { conversationId, sequence } = await addMessage(database, bo, ann, {
    kind: 'photo',
    photoId: photo.id,
    body: '',
  })
  const body = { id: newId(), profile: bo.id, message: sequence, reason: 'offensive' } as const
  const { reference } = (await ann.call(reportMember, { body })).data
  await db.delete(conversation).where(eq(conversation.id, conversationId))

  async function stored() {
    const [row] = await db.select().from(report).where(eq(report.reference, reference))
    if (!row) throw new Error('There is no report.')
    return row
  }

  return {
    reference,
    stored,
    evidence: async () => (await stored()).evidence?.map(({ kind }) => kind),
    decide: async () =>
      database.inTransaction(async (tx) => decideReport(tx, await stored(), 'acted', clock.now())),
    hasPicture: async () => (await namesIn(storage)).includes(photo.filename),
  }
}

async function runJobs() {
  await removeUnsentPhotos({ database, storage }, clock.now())
  await sweepPictures({ database, storage }, clock.now())
  return pruneEvidence(database, clock.now())
}

test('half a year after the decision nothing is left of the evidence, but the report and its outcome stay', async () => {
  const [decided, open] = [await reportPhoto(), await reportPhoto()]
  clock.pass(400 * DAY_MS)
  expect(await runJobs()).toBe(0)
  for (const { evidence, hasPicture } of [decided, open]) {
    expect(await evidence()).toEqual(['text', 'photo'])
    expect(await hasPicture()).toBe(true)
  }

  await decided.decide()
  clock.pass(183 * DAY_MS)
  expect(await runJobs()).toBe(0)
  expect(await decided.evidence()).toEqual(['text', 'photo'])

  clock.pass(2 * DAY_MS)
  expect(await runJobs()).toBe(1)
  expect(await decided.evidence()).toEqual([])
  expect(JSON.stringify(await decided.stored())).not.toContain('My address')
  expect(await decided.hasPicture()).toBe(false)
  expect(await open.evidence()).toEqual(['text', 'photo'])
  expect(await open.hasPicture()).toBe(true)
  expect(await runJobs()).toBe(0)

  const shown = await readStaffCommand(['reports', 'show', decided.reference])?.(database)
  expect(shown).toContain('acted')
})

test('a year after the decision the report is deleted, with what staff noted about it; an open one never is', async () => {
  const [decided, open] = [await reportPhoto(), await reportPhoto()]
  const { id } = await decided.stored()
  await decided.decide()
  const noted = { id: newId(), brandId: 'amberly', actor: 'ann', action: 'report decide', subject: id }
  await db.insert(staffAction).values({ ...noted, details: { reason: 'Spam' }, createdAt: clock.now() })
  clock.pass(CASE_DAYS * DAY_MS)
  await removeOldReports(database, clock.now())
  expect((await decided.stored()).id).toBe(id)
  clock.pass(1)
  expect(await removeOldReports(database, clock.now())).toBe(1)
  await expect(decided.stored()).rejects.toThrow('There is no report')
  const kept = await db.select().from(staffAction).where(eq(staffAction.subject, id))
  expect(kept.map(({ details }) => details)).toContainEqual({})
  expect(kept.filter(({ erasedAt }) => erasedAt === null)).toEqual([])
  expect((await open.stored()).text).toBe('')
})
