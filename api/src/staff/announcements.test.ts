import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { locales } from 'contracts'
import { and, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { CommandError } from '../db/run-command.ts'
import { addMember } from '../features/account/fixture-member.ts'
import { openWorld } from '../fixtures/world.ts'
import { member, staffAction } from '../tables/account.ts'
import { outbox } from '../tables/outbox.ts'
import { readStaffCommand } from './read-staff-command.ts'

const { database } = await openWorld()
const { db } = database
const folder = await mkdtemp(join(tmpdir(), 'announcements-'))

const textIn = (locale: string) => ({ subject: `New terms, ${locale}`, text: 'They change in May.' })

async function fileOf(content: object) {
  const file = join(folder, `${crypto.randomUUID()}.json`)
  await writeFile(file, JSON.stringify(content))
  return file
}

async function send(...args: string[]) {
  try {
    return await readStaffCommand(['announcements', 'send', ...args, '--brand', 'amberly'])?.(database)
  } catch (error) {
    if (error instanceof CommandError) return error.message
    throw error
  }
}

const mailsTo = (memberId: string) =>
  db
    .select()
    .from(outbox)
    .where(and(eq(outbox.memberId, memberId), eq(outbox.kind, 'announcement')))

test('§4: an announcement reaches each member of the brand once, in their language', async () => {
  const ann = await addMember(database)
  await db.update(member).set({ language: 'de' }).where(eq(member.id, ann.memberId))
  const full = await fileOf(Object.fromEntries(locales.map((locale) => [locale, textIn(locale)])))
  const english = await fileOf({ en: textIn('en') })
  const reason = ['--reason', 'The terms of May'] as const

  expect(await send('terms', 'may', full)).toBe('Give a reason: --reason "…"')
  expect(await send('terms', 'may', english, ...reason)).toMatch(/chosen these languages, too: .*de/)
  expect(await send('terms', 'may', await fileOf({ en: {} }), ...reason)).toMatch(/is no file with a subject/)
  expect(await send('weather', 'may', full, ...reason)).toBeUndefined()
  expect(await mailsTo(ann.memberId)).toEqual([])

  expect(await send('terms', 'may', full, ...reason)).toMatch(/^may goes to [1-9]\d* members\.$/)
  const bo = await addMember(database)
  expect(await send('terms', 'may', full, ...reason)).toBe('may goes to 1 members.')
  for (const { memberId, locale } of [
    { memberId: ann.memberId, locale: 'de' },
    { memberId: bo.memberId, locale: 'en' },
  ])
    expect(await mailsTo(memberId)).toMatchObject([
      { status: 'waiting', locale, data: { about: 'terms', ...textIn(locale) } },
    ])
  const elsewhere = and(eq(outbox.kind, 'announcement'), eq(outbox.brandId, 'marigold'))
  expect(await db.$count(outbox, elsewhere)).toBe(0)
  expect(await db.$count(staffAction, eq(staffAction.action, 'announcement send'))).toBe(2)
})

test('§4: a large brand is written to in batches, a minute apart', async () => {
  await Promise.all(Array.from({ length: 3 }, () => addMember(database)))
  const [row] = await db.select().from(member).where(eq(member.brandId, 'amberly')).limit(1)
  if (!row) throw new Error('There is no member.')
  const many = Array.from({ length: 600 }, (_, n) => ({
    ...row,
    id: `many-${n}`,
    email: `many-${n}@example.invalid`,
  }))
  await db.insert(member).values(many)
  const full = await fileOf(Object.fromEntries(locales.map((locale) => [locale, textIn(locale)])))
  await send('incident', 'leak', full, '--reason', 'A leak')
  const about = await db.select().from(outbox).where(eq(outbox.kind, 'announcement'))
  const leak = about.filter(({ dedupeKey }) => dedupeKey?.startsWith('announcement leak '))
  expect(leak).toHaveLength(await db.$count(member, eq(member.brandId, 'amberly')))
  const times = [...new Set(leak.map(({ dueAt }) => dueAt.getTime()))].toSorted((a, b) => a - b)
  expect(times.map((time) => time - (times[0] ?? 0))).toEqual([0, 60_000])
})
