import { sql } from 'drizzle-orm'
import type { Database, Transaction } from '../db/database.ts'
import { ensureDemoAccounts } from '../features/account/demo-accounts.ts'
import { makeTown, TOWN } from './make-town.ts'
import { readPools } from './pools.ts'
import { removeDemoWorld, type WorldParts } from './remove-demo-world.ts'
import { settleAccounts } from './settle-accounts.ts'
import { storeTown, worldTables } from './store-town.ts'
import { trustRows } from './trust-rows.ts'
import { worldBrands } from './world-brands.ts'
import { inWorldTurn, setWorldSize, worldSize } from './world-lock.ts'

/** Members of a demo world that nobody asked for another size. */
const DEMO_MEMBERS = 2_000

interface World {
  readonly members?: number | undefined
  /** Accounts whose password everybody knows; not where the site is a real one. */
  readonly hasAccounts?: boolean
  readonly now?: Date
}

/** Makes the demo world where there is none, nor was one that somebody removed. */
export async function ensureDemoWorld(
  database: Database,
  { members = DEMO_MEMBERS, hasAccounts = true, now = new Date() }: World = {},
): Promise<void> {
  const size = await worldSize(database.db)
  if (size === 0) return
  if (hasAccounts) await ensureDemoAccounts(database, now)
  if (size !== undefined) return
  await inWorldTurn(database, async (tx) => {
    if ((await worldSize(tx)) === undefined) await makeWorld(tx, members, now)
  })
}

/** Makes a world of this size, in place of the one that is there. */
export async function remakeDemoWorld(
  parts: WorldParts,
  { members, hasAccounts, now = new Date() }: World & { readonly members: number },
): Promise<void> {
  const { database } = parts
  if ((await worldSize(database.db)) !== undefined) await removeDemoWorld(parts, now)
  if (hasAccounts) await ensureDemoAccounts(database, now)
  await inWorldTurn(database, (tx) => makeWorld(tx, members, now))
}

/** In a transaction whose turn it is. */
async function makeWorld(tx: Transaction, members: number, now: Date): Promise<void> {
  const [brands, pools] = [await worldBrands(tx), readPools()]
  if (members > TOWN) await trustRows(tx)
  let storing = Promise.resolve()
  for (let number = 0; number * TOWN < members; number += 1) {
    const size = Math.min(TOWN, members - number * TOWN)
    // One is made while the database stores the one before.
    const town = makeTown({ number, size, brands, now, pools })
    await storing
    storing = storeTown(tx, town)
    if (number > 0) continue
    await storing
    await settleAccounts(tx, { people: town.people, pools, now })
  }
  await storing
  await setWorldSize(tx, members, now)
  // The planner would believe the tables empty until the database looks by itself.
  for (const table of worldTables) await tx.execute(sql`analyze ${table}`)
}
