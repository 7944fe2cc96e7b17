import { exportStaffLog, grantStaffRole, readStaffLog, type StaffLogEntry } from 'contracts'
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { newId } from '../../../db/new-id.ts'
import { openWorld } from '../../../fixtures/world.ts'
import { staffAction } from '../../../tables/account.ts'
import { DAY_MS } from '../../../time.ts'
import { addMember } from '../../account/fixture-member.ts'
import { logCsv } from './log-csv.ts'
import { removeOldActions } from './remove-old-actions.ts'

const world = await openWorld()
const { app, database } = world
const { db } = database
const headers = await world.headersOf('amberly', 'staff')

async function read(query: Readonly<Record<string, string>> = {}) {
  const answer = await app.inject({ url: readStaffLog.path, headers, query: { ...query } })
  return answer.json<{ entries: StaffLogEntry[]; next: string | null }>()
}

/** Adds an entry as a command does. */
async function addEntry(about: Partial<typeof staffAction.$inferInsert> = {}) {
  const id = newId()
  const entry = { id, brandId: 'amberly', actor: 'sam', action: 'settings set', subject: 'photo_credits' }
  await db
    .insert(staffAction)
    .values({ ...entry, details: { reason: 'Cheaper' }, createdAt: new Date(), ...about })
  return id
}

/** The database’s refusal of a statement; undefined if it carries it out. */
const refusalOf = (statement: Promise<unknown>) =>
  statement.then(
    () => undefined,
    (error: Error) => String(error.cause),
  )

test('an entry says who did what to whom, why and from where', async () => {
  const ann = await addMember(database)
  await app.inject({
    method: 'POST',
    url: grantStaffRole.path,
    headers,
    remoteAddress: '192.0.2.7',
    payload: { member: ann.id, role: 'support', reason: 'A new colleague' },
  })
  const me = await world.meet('amberly', 'staff')
  expect((await read({ about: ann.id })).entries).toEqual([
    {
      id: expect.any(String),
      at: expect.any(String),
      who: me.memberId,
      name: me.name,
      what: 'roles grant',
      about: ann.id,
      reason: 'A new colleague',
      details: { role: 'support' },
      erased_at: null,
      session: expect.any(String),
      address: '192.0.2.7',
    },
  ])
})

test('the log is read page by page, narrowed down, and at one brand', async () => {
  const at = (minute: number) => new Date(Date.UTC(2026, 5, 1, 12, minute))
  for (let minute = 0; minute < 60; minute += 1)
    await addEntry({ actor: 'paula', subject: `s${minute}`, createdAt: at(Math.floor(minute / 2)) })
  await addEntry({ actor: 'paula', brandId: 'marigold', subject: 'far' })
  const first = await read({ who: 'paula' })
  const second = await read({ who: 'paula', after: first.next ?? '' })
  expect([first.entries.length, second.entries.length, second.next]).toEqual([50, 10, null])
  const subjects = [...first.entries, ...second.entries].map(({ about }) => about)
  expect(new Set(subjects).size).toBe(60)
  expect(subjects).not.toContain('far')
  expect(first.entries[0]?.at).toBe(at(29).toISOString())
  const query = { who: 'paula', what: 'settings', from: at(3).toISOString(), until: at(5).toISOString() }
  expect((await read(query)).entries).toHaveLength(4)
  expect((await read({ ...query, what: 'set_ings' })).entries).toEqual([])
  expect((await read({ brand: 'marigold', who: 'paula' })).entries.map(({ about }) => about)).toEqual(['far'])
})

test('an export is an entry itself, and no cell of it is a formula', async () => {
  await addEntry({ subject: 'exported', details: { reason: '=HYPERLINK("http://evil.example")' } })
  const answer = await app.inject({
    method: 'POST',
    url: exportStaffLog.path,
    headers,
    payload: { about: 'exported' },
  })
  const { csv, is_cut } = answer.json<{ csv: string; is_cut: boolean }>()
  expect(is_cut).toBe(false)
  expect(csv.split('\r\n')).toHaveLength(3)
  expect(csv).toContain(`"'=HYPERLINK(""http://evil.example"")"`)
  expect((await read({ what: 'log export' })).entries[0]?.details).toEqual({ about: 'exported' })
  expect(logCsv([])).toMatch(/^"at","who"/)
})

test('the database refuses to change, delete or empty the log; only words can be erased, which shows', async () => {
  const id = await addEntry()
  const isIt = eq(staffAction.id, id)
  const refused = expect.stringContaining('append-only')
  for (const change of [{ actor: 'nobody' }, { details: { reason: 'Another' } }, { actor: 'x', details: {} }])
    expect(await refusalOf(db.update(staffAction).set(change).where(isIt))).toEqual(refused)
  expect(await refusalOf(db.delete(staffAction).where(isIt))).toEqual(refused)
  expect(await refusalOf(db.execute(sql`truncate staff_action`))).toEqual(refused)
  await db.update(staffAction).set({ details: {} }).where(isIt)
  expect(await db.select().from(staffAction).where(isIt)).toMatchObject([
    { actor: 'sam', details: {}, erasedAt: expect.any(Date) },
  ])
  expect(
    await refusalOf(
      db
        .update(staffAction)
        .set({ erasedAt: null, details: { a: 1 } })
        .where(isIt),
    ),
  ).toEqual(refused)
})

test('an entry ends after three years', async () => {
  const now = new Date()
  const before = (days: number) => ({ createdAt: new Date(now.getTime() - days * DAY_MS) })
  const [old, kept] = [await addEntry(before(1_101)), await addEntry(before(1_099))]
  expect(await removeOldActions(database, now)).toBe(1)
  expect(await db.$count(staffAction, eq(staffAction.id, old))).toBe(0)
  expect(await db.$count(staffAction, eq(staffAction.id, kept))).toBe(1)
})
