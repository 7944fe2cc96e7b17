import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { isFullStorm } from '../../../db/testing/storm.ts'
import { testDatabase } from '../../../db/testing/test-database.ts'
import { ensureBundles } from '../../credits/prices/ensure-bundles.ts'
import { ensureBrands } from '../../site/brands.ts'
import { addBusyDay } from './fixture-busy-day.ts'
import { rollUpFigures } from './roll-up/roll-up.ts'

const MEMBERS = isFullStorm ? 100_000 : 1_000
/** The bar for a day. */
const MOST_SECONDS = 60

const database = await testDatabase()
const now = new Date('2026-06-20T12:00:00Z')
await ensureBrands(database)
await ensureBundles(database)
await addBusyDay(database.db, { brandId: 'amberly', members: MEMBERS, now })

test(`the figures of a day on which ${MEMBERS} members wrote and liked are counted in less than ${MOST_SECONDS} s`, {
  timeout: 300_000,
}, async () => {
  const began = performance.now()
  await rollUpFigures(database, now)
  const seconds = (performance.now() - began) / 1_000
  console.log(`The figures of ${MEMBERS} active members took ${seconds.toFixed(1)} s.`)
  expect(seconds).toBeLessThan(MOST_SECONDS)
  const { rows } = await database.db.execute(sql`
      select sum(people)::integer as people, sum(messages)::integer as messages, sum(likes)::integer as likes
      from figure_activity`)
  expect(rows).toEqual([{ people: MEMBERS, messages: 10 * MEMBERS, likes: 10 * MEMBERS }])
})
