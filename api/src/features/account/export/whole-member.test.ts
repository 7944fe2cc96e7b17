import { exportMember } from 'contracts'
import { eq, sql } from 'drizzle-orm'
import { unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { openWorld } from '../../../fixtures/world.ts'
import { SECRET } from '../../../http/fixtures/server.ts'
import { testStorage } from '../../../storage/fixture-storage.ts'
import { member } from '../../../tables/account.ts'
import { ledgerAccount } from '../../../tables/credits.ts'
import { callLogIn } from '../fixture-login.ts'
import { PASSWORD } from '../fixture-member.ts'
import { purgeDeleted } from '../own/purge-deleted.ts'
import { ALWAYS_LEFT_OUT, COLUMNS_LEFT_OUT, FLAGS, KEPT, LEFT_OUT } from './fixture-left-out.ts'
import { addWholeMember } from './fixture-whole-member.ts'

const storage = testStorage()
const { app, database } = await openWorld({ storage })
const { db } = database

/** Columns whose names say that their rows are about members. */
const IS_ABOUT_MEMBERS = /^(member|owner|sender|reporter)_id$|^viewer$/

/** The parts of a divided table have no columns of their own. */
async function columnsByTable() {
  const { rows } = await db.execute<{ table: string; column: string; type: string }>(sql`
    select c.table_name as "table", c.column_name as "column", c.data_type as type
    from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
      join pg_class on pg_class.oid = format('%I.%I', table_schema, table_name)::regclass
    where table_schema = 'public' and t.table_type = 'BASE TABLE' and not pg_class.relispartition
  `)
  return Map.groupBy(rows, ({ table }) => table)
}

type Row = Readonly<Record<string, unknown>>

/** The rows of a table in which one of these texts stands. */
async function rowsWith(table: string, texts: readonly string[]): Promise<Row[]> {
  const found = texts.map((text) => sql`position(lower(${text}) in lower(one::text)) > 0`)
  const { rows } = await db.execute<{ row: Row }>(
    sql`select to_jsonb(one) as row from ${sql.identifier(table)} as one where ${sql.join(found, sql` or `)}`,
  )
  return rows.map(({ row }) => row)
}

/** Every text, number and truth value in it, as text. */
function valuesIn(value: unknown): string[] {
  if (value === null || value === undefined) return []
  if (typeof value === 'object') return Object.values(value).flatMap(valuesIn)
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  return [/^\d{4}-\d{2}-\d{2}T/.test(text) ? String(Date.parse(text)) : text]
}

async function download(email: string, query = '') {
  const { cookie } = await callLogIn(app, { email, password: PASSWORD })
  const headers = { host: 'localhost', cookie: `session=${cookie?.value}`, 'x-client-type': 'web' }
  return app.inject({ url: exportMember.path + query, headers })
}

test('the download has every column of the database that is about the member', async () => {
  const ann = await addWholeMember(database)
  const data = exportMember.answer.parse((await download(ann.email)).json())
  const counts = { with: 'Bo', delivered: 71, read: 61, written: 47, deleted: 43 }
  expect(data.conversations).toMatchObject([counts])
  expect(JSON.stringify(data)).not.toContain('secret')
  const exported = new Set(valuesIn(data))
  const [account] = await db.select().from(ledgerAccount).where(eq(ledgerAccount.memberId, ann.id))
  const missing: string[] = []
  for (const [table, columns] of await columnsByTable()) {
    if (table in LEFT_OUT) continue
    const rows = await rowsWith(table, [ann.id, account?.id ?? '', ann.orderId])
    if (rows.length === 0 && columns.some(({ column }) => IS_ABOUT_MEMBERS.test(column)))
      missing.push(`${table} has no row of the member`)
    if (rows.length === 0) continue
    for (const { column, type } of columns) {
      const name = `${table}.${column}`
      if (name in COLUMNS_LEFT_OUT || ALWAYS_LEFT_OUT.test(column)) continue
      const values = rows.map((row) => row[column])
      const flag = FLAGS[name]
      if (type === 'boolean' ? !flag || !values.includes(flag(data)) : !isIn(values))
        missing.push(`${name} ${type} ${JSON.stringify(values)}`)
    }
  }
  expect(missing).toEqual([])

  /** Whether the download has each value. Columns that are empty here prove nothing and are left to the types. */
  function isIn(values: readonly unknown[]) {
    const all = values.flatMap(valuesIn)
    return all.every((value) => exported.has(value))
  }
})

test('the archive has the data and each of the member’s pictures', async () => {
  const ann = await addWholeMember(database)
  const bytes = [Buffer.from('gallery'), Buffer.from('chat')] as const
  await storage.put(ann.photo.filename, bytes[0])
  await storage.put(ann.picture.filename, bytes[1])
  const response = await download(ann.email, '?zip=1')
  expect(response.headers['content-disposition']).toBe('attachment; filename="my-data.zip"')
  const files = unzipSync(response.rawPayload)
  expect(JSON.parse(Buffer.from(files['data.json'] ?? []).toString())).toMatchObject({
    account: { email: ann.email },
    photos: [{ filename: ann.photo.filename }],
  })
  const pictures = [ann.photo, ann.picture].map(({ filename }) => files[`pictures/${filename}`])
  expect(pictures.map((picture) => Buffer.from(picture ?? []))).toEqual(bytes)
})

test('after the purge no column holds the member’s mail, name or texts, but for those that have to stay', async () => {
  const ann = await addWholeMember(database)
  await db
    .update(member)
    .set({ status: 'pending_deletion', leftAt: new Date(0) })
    .where(eq(member.id, ann.id))
  await purgeDeleted({ database, storage, secret: SECRET }, new Date())
  const marks = [ann.mark, ann.id]
  const left = new Set<string>()
  for (const table of (await columnsByTable()).keys())
    for (const row of await rowsWith(table, marks))
      for (const [column, value] of Object.entries(row)) {
        const text = JSON.stringify(value)?.toLowerCase() ?? ''
        if (marks.some((mark) => text.includes(mark.toLowerCase()))) left.add(`${table}.${column}`)
      }
  expect([...left].toSorted()).toEqual(Object.keys(KEPT).toSorted())
})
