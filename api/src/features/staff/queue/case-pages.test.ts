import { caseKinds } from 'contracts'
import { type SQL, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { Queryable } from '../../../db/database.ts'
import { isFullStorm } from '../../../db/testing/storm.ts'
import { testDatabase } from '../../../db/testing/test-database.ts'
import { ensureBrands } from '../../site/brands.ts'
import { findDecided, findWaiting } from './case-pages.ts'
import { claimFirst } from './claims.ts'
import { addManyCases } from './fixture-many-cases.ts'

const [DECIDED, WAITING] = isFullStorm ? [1_000_000, 100_000] : [20_000, 2_000]

const database = await testDatabase()
const { db } = database
await ensureBrands(database)
await addManyCases(db, { brandId: 'amberly', decided: DECIDED, waiting: WAITING })

/** The plan of the statement that a function sends, with what it read. */
async function planOf(find: (db: Queryable) => Promise<unknown>): Promise<string> {
  let plan = ''
  const explaining = {
    async execute(query: SQL) {
      const { rows } = await db.execute(sql`explain (analyze, format json) ${query}`)
      plan = JSON.stringify(rows)
      return { rows: [] }
    },
  }
  await find(explaining as unknown as Queryable)
  return plan
}

const page = { brandId: 'amberly', kinds: caseKinds, limit: 51 }
const after = `many-${DECIDED + WAITING - 100}`

test.each([
  ['the first page', 'staff_case_waiting', (on: Queryable) => findWaiting(on, page)],
  ['a later page', 'staff_case_waiting', (on: Queryable) => findWaiting(on, { ...page, after })],
  ['what is decided', 'staff_case_decided', (on: Queryable) => findDecided(on, page)],
  [
    'a claim',
    'staff_case_waiting',
    (on: Queryable) =>
      claimFirst(on, { brandId: 'amberly', id: 'sam', kinds: caseKinds, now: new Date() }, 20),
  ],
] as const)('%s is read from the index, only as far as it goes', async (_, index, find) => {
  const plan = await planOf(find)
  expect(plan).toContain(`"Index Name":"${index}"`)
  expect(plan).not.toContain('Seq Scan')
  const most = Math.max(...[...plan.matchAll(/"Actual Rows":(\d+)/g)].map(([, rows]) => Number(rows)))
  expect(most).toBeLessThanOrEqual(caseKinds.length * 51)
})

test('pages follow each other without a gap or a repetition, in the order of the ranks', async () => {
  const seen: string[] = []
  for (let after: string | undefined; seen.length < 300; after = seen.at(-1))
    seen.push(...(await findWaiting(db, { ...page, ...(after !== undefined && { after }), limit: 60 })))
  const { rows } = await db.execute<{ id: string }>(
    sql`select id from staff_case where state = 'waiting' order by rank_at, id limit 300`,
  )
  expect(seen).toEqual(rows.map(({ id }) => id))
})
