import type { Role } from 'contracts'
import { and, eq, or } from 'drizzle-orm'
import { afterAll } from 'vitest'
import { type AppOptions, createApp } from './app.ts'
import { testDatabase } from './db/test-database.ts'
import { demoEmail, ensureDemoAccounts } from './features/account/demo-accounts.ts'
import { beginSession } from './features/account/sessions.ts'
import { member } from './features/account/tables.ts'
import { block, profile } from './features/members/tables.ts'
import { ensureBrands } from './features/site/brands.ts'
import { addSecondNode } from './fixture-second-node.ts'
import { SECRET } from './http/fixture-server.ts'
import type { IdentityCase, Person } from './http/identity.ts'
import { testStorage } from './storage/fixture-storage.ts'

const BRANDS = { amberly: 'localhost', marigold: 'she.localhost' } as const
export type BrandId = keyof typeof BRANDS
export const brandIds = Object.keys(BRANDS) as BrandId[]

const NAMES = ['free', 'premium', 'staff', 'blocked', 'unconfirmed'] as const
type Name = (typeof NAMES)[number]

/** For the top of a test file: the whole site on a database of its own, with two brands and the demo accounts of both. */
export async function openWorld(options: Partial<AppOptions> = {}) {
  const database = await testDatabase()
  await ensureBrands(database)
  await ensureDemoAccounts(database)
  const parts = { hasLimits: false, secret: SECRET, storage: testStorage(), ...options, database }
  const app = await createApp(parts)
  afterAll(() => app.close())
  await addSecondNode(app, parts)
  const people = new Map<string, Person>()
  const { db } = database

  async function meet(brandId: BrandId, name: Name): Promise<Person> {
    const key = `${brandId} ${name}`
    const known = people.get(key)
    if (known) return known
    const isIt = and(eq(member.brandId, brandId), eq(member.email, demoEmail(name)))
    const [found] = await db.select({ id: member.id }).from(member).where(isIt)
    if (!found) throw new Error(`There is no demo account ${key}.`)
    const person = { brandId, memberId: found.id, name: `Name of ${key}` }
    await db.update(profile).set({ name: person.name }).where(eq(profile.memberId, found.id))
    people.set(key, person)
    return person
  }

  return {
    app,
    database,
    meet,

    /** Earlier than by itself, which is after the file. */
    async close() {
      await app.close()
      await database.close()
    },

    /** Headers with which this one asks the brand, in a new session; a visitor has none. */
    async headersOf(brandId: BrandId, role: Role): Promise<Record<string, string>> {
      const own = { host: BRANDS[brandId], 'x-client-type': 'web', 'sec-fetch-site': 'same-origin' }
      if (role === 'visitor') return own
      const { memberId } = await meet(brandId, role)
      const started = { brandId, memberId, label: 'a test', earlier: undefined }
      return { ...own, cookie: `session=${await beginSession(database, started, new Date())}` }
    },

    async about(brandId: BrandId, role: Role): Promise<IdentityCase> {
      const elsewhere = brandId === 'amberly' ? 'marigold' : 'amberly'
      return {
        database,
        me: await meet(brandId, role === 'visitor' ? 'unconfirmed' : role),
        other: await meet(brandId, 'blocked'),
        stranger: await meet(brandId, role === 'premium' ? 'free' : 'premium'),
        far: [await meet(elsewhere, 'premium'), await meet(elsewhere, 'blocked')],
      }
    },

    async block(by: Person, whom: Person) {
      const row = {
        brandId: by.brandId,
        memberId: by.memberId,
        blockedId: whom.memberId,
        createdAt: new Date(),
      }
      await db.insert(block).values(row).onConflictDoNothing()
    },

    async unblock(one: Person, other: Person) {
      await db
        .delete(block)
        .where(
          or(
            and(eq(block.memberId, one.memberId), eq(block.blockedId, other.memberId)),
            and(eq(block.memberId, other.memberId), eq(block.blockedId, one.memberId)),
          ),
        )
    },
  }
}
