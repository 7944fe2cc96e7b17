import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { testDatabase } from '../../db/testing/test-database.ts'
import { brand, company } from '../../tables/site.ts'
import { changeBrandSetting, ensureBrands, findBrand } from './brands.ts'

const database = await testDatabase()
const { db } = database

test('the first brands are inserted once, even by two nodes at the same time, and never overwrite changes', async () => {
  await Promise.all([ensureBrands(database), ensureBrands(database)])
  expect(await db.select().from(brand)).toHaveLength(3)
  await db.update(company).set({ city: 'Utrecht' }).where(eq(company.id, 2))
  await db
    .update(brand)
    .set({ settings: { name: 'Renamed', message_credits: 9 } })
    .where(eq(brand.id, 'marigold'))
  await ensureBrands(database)
  expect(await db.select().from(company).where(eq(company.id, 2))).toMatchObject([{ city: 'Utrecht' }])
  const found = await findBrand(database, 'she.localhost')
  // Settings that a brand does not have fall back to the defaults, so a new one needs no migration.
  expect(found).toMatchObject({
    id: 'marigold',
    settings: { name: 'Renamed', message_credits: 9, min_age: 18 },
  })
  expect(await findBrand(database, 'elsewhere.example')).toBeNull()
})

test('§9: without text messages a brand takes no direct debits, whatever its setting', async () => {
  const debits = { creditor_id: 'NL00ZZZ000000000000', limit_per_day: 1, limit_per_month: 1 }
  await database.inTransaction((tx) => changeBrandSetting(tx, 'marigold', 'direct_debit', debits))
  const find = async (hasTexts: boolean) =>
    (await findBrand(database, 'she.localhost', { hasTexts }))?.settings.direct_debit
  expect(await find(true)).toEqual(debits)
  expect(await find(false)).toBeNull()
})

test('§4: no brand promises a higher chance of a match until it has set a figure, nor does the demo', async () => {
  for (const isDemo of [false, true])
    expect(await findBrand(database, 'localhost', { isDemo })).toMatchObject({
      settings: { premium_match_uplift: null },
    })
})

test.each([
  [false, 4],
  [true, 24],
])(
  '§9: a brand has four likes a day in the swipe game; in the demo (%j) it has %i',
  async (isDemo, likes) => {
    const found = await findBrand(database, 'localhost', { isDemo })
    expect(found?.settings.swipe_likes).toBe(likes)
  },
)
