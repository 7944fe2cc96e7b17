import { sql } from 'drizzle-orm'
import type { Database, Queryable, Transaction } from '../../api/src/db/database.ts'
import { defaultSettings } from '../../api/src/tables/default-settings.ts'
import { brand } from '../../api/src/tables/site.ts'
import { ensureDemoAccounts } from './accounts/demo-accounts.ts'
import { makeTown, TOWN_SIZE } from './make-town.ts'
import { storeCases } from './people/cases/store-cases.ts'
import type { Person } from './people/make-people.ts'
import { type WorldBrand, worldBrand } from './people/world-brand.ts'
import { readPools } from './pools.ts'
import { populateAccounts } from './populate-accounts.ts'
import { declareInvented, removeDemoWorld, type WorldParts } from './remove-demo-world.ts'
import { skipForeignKeyChecks, storeTown, worldTables } from './store-town.ts'
import { ensureWelcomeCode } from './welcome-code.ts'
import { setWorldSize, withWorldLock, worldSize } from './world-lock.ts'

/** Default size of the demo world. */
const DEMO_MEMBERS = 3_000

/** A larger world is for benchmarks, and its members have no photos. */
const MOST_WITH_PHOTOS = 10_000

interface WorldOptions {
  readonly members?: number | undefined
  /** Whether to create the demo accounts, whose password is public; false on a real site. */
  readonly hasAccounts?: boolean
  readonly now?: Date
}

/** Makes the demo world, unless there is one or one was removed, and the demo accounts that it lacks. */
export async function ensureDemoWorld(
  database: Database,
  { members = DEMO_MEMBERS, hasAccounts = true, now = new Date() }: WorldOptions = {},
): Promise<void> {
  await withWorldLock(database, async (tx) => {
    const size = await worldSize(tx)
    if (size === 0) return
    if (hasAccounts) await ensureOpenDemo(tx, now)
    if (size === undefined) await makeWorld(tx, members, now)
    await declareInvented(tx, true)
  })
}

/** Inserts the accounts and the discount code that everyone may use. */
async function ensureOpenDemo(tx: Transaction, now: Date): Promise<void> {
  await ensureDemoAccounts(tx, now)
  await ensureWelcomeCode(tx)
}

/** Makes a world of this size, in place of the existing one. */
export async function remakeDemoWorld(
  parts: WorldParts,
  { members, hasAccounts, now = new Date() }: WorldOptions & { readonly members: number },
): Promise<void> {
  const { database } = parts
  if ((await worldSize(database.db)) !== undefined) await removeDemoWorld(parts, now)
  await withWorldLock(database, async (tx) => {
    if (hasAccounts) await ensureOpenDemo(tx, now)
    await makeWorld(tx, members, now)
    await declareInvented(tx, true)
  })
}

/** Needs a transaction that holds the world's lock. */
async function makeWorld(tx: Transaction, members: number, now: Date): Promise<void> {
  const [brands, pools] = [await worldBrands(tx), readPools()]
  if (members > TOWN_SIZE) await skipForeignKeyChecks(tx)
  let storing = Promise.resolve()
  let first: readonly Person[] = []
  for (let number = 0; number * TOWN_SIZE < members; number += 1) {
    const size = Math.min(TOWN_SIZE, members - number * TOWN_SIZE)
    // Make one town while the database stores the one before.
    const town = makeTown({ number, size, brands, now, pools })
    await storing
    storing = storeTown(tx, town, { now, hasPhotos: members <= MOST_WITH_PHOTOS })
    if (number > 0) continue
    await storing
    await populateAccounts(tx, { people: town.people, pools, now })
    first = town.people
  }
  await storing
  await setWorldSize(tx, members, now)
  // Until autovacuum runs, the planner would take the tables for empty.
  for (const table of worldTables) await tx.execute(sql`analyze ${table}`)
  await storeCases(tx, { people: first, now })
}

/** The brands of the demo world, always in the same order. */
async function worldBrands(db: Queryable): Promise<WorldBrand[]> {
  const rows = await db.select({ id: brand.id, settings: brand.settings }).from(brand).orderBy(brand.id)
  return rows.map(({ id, settings }) => {
    const { niche, countries, min_age: minAge } = { ...defaultSettings, ...settings }
    return worldBrand({ id, niche, countries, minAge })
  })
}
