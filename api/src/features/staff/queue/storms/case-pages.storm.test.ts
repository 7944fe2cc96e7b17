import { caseKinds } from 'contracts'
import { type SQL, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { Queryable } from '../../../../db/database.ts'
import { isFullStorm } from '../../../../db/testing/storm.ts'
import { testDatabase } from '../../../../db/testing/test-database.ts'
import { ensureBrands } from '../../../site/brands.ts'
import { findDecided, findWaiting } from '../case-pages.ts'
import { findCases } from '../case-rows.ts'
import { claimFree } from '../claims.ts'
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

const page = { brandId: 'amberly', me: 'sam', kinds: caseKinds, limit: 51 }
const after = `many-${DECIDED + WAITING - 100}`

test.each([
  ['the first page', 'staff_case_waiting', (on: Queryable) => findWaiting(on, page)],
  ['a later page', 'staff_case_waiting', (on: Queryable) => findWaiting(on, { ...page, after })],
  ['what is decided', 'staff_case_decided', (on: Queryable) => findDecided(on, page)],
  [
    'a claim',
    'staff_case_waiting',
    (on: Queryable) =>
      claimFree(on, { brandId: 'amberly', id: 'sam', kinds: caseKinds, isAdmin: false, now: new Date() }, 20),
  ],
] as const)('%s is read from the index, only as far as it goes', async (_, index, find) => {
  const plan = await planOf(find)
  expect(plan).toContain(`"Index Name":"${index}"`)
  expect(plan).not.toContain('Seq Scan')
  const most = Math.max(...[...plan.matchAll(/"Actual Rows":(\d+)/g)].map(([, rows]) => Number(rows)))
  expect(most).toBeLessThanOrEqual(caseKinds.length * 51)
})

// The small size runs beside all other tests, where everything waits for the processor.
test.runIf(isFullStorm)(
  `the first page among ${DECIDED} decided and ${WAITING} waiting cases takes little longer than the bare statement`,
  async () => {
    const bare = () =>
      db.execute(
        sql`select * from staff_case where brand_id = 'amberly' and kind = 'photo' and state = 'waiting' order by rank_at, id limit 51`,
      )
    const whole = async () => findCases(db, await findWaiting(db, page), 'sam')
    const times: Record<'bare' | 'whole', number[]> = { bare: [], whole: [] }
    for (let turn = 0; turn < 60; turn += 1)
      for (const [name, read] of [['bare', bare] as const, ['whole', whole] as const]) {
        const began = performance.now()
        await read()
        times[name].push(performance.now() - began)
      }
    const p50 = (all: number[]) => all.toSorted((a, b) => a - b)[Math.floor(all.length / 2)] ?? 0
    console.log(`first page: p50 ${p50(times.whole).toFixed(1)} ms, bare ${p50(times.bare).toFixed(1)} ms`)
    expect(p50(times.whole)).toBeLessThan(5 + p50(times.bare))
  },
)

test('pages follow each other without a gap or a repetition, in the order of the ranks', async () => {
  const seen: string[] = []
  for (let after: string | undefined; seen.length < 300; after = seen.at(-1))
    seen.push(...(await findWaiting(db, { ...page, ...(after !== undefined && { after }), limit: 60 })))
  const { rows } = await db.execute<{ id: string }>(
    sql`select id from staff_case where state = 'waiting' order by rank_at, id limit 300`,
  )
  expect(seen).toEqual(rows.map(({ id }) => id))
})
