import { setTimeout as sleep } from 'node:timers/promises'
import { ageOn, type SearchQueryInput, TIME_BONUS_SECONDS, unreadMessages } from 'contracts'
import { and, count, eq, inArray, isNull, sql } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { silentLog } from '../../api/src/db/log.ts'
import { openDatabase } from '../../api/src/db/open-database.ts'
import { testDatabase } from '../../api/src/db/testing/test-database.ts'
import { addMember } from '../../api/src/features/account/fixture-member.ts'
import { findUser } from '../../api/src/features/account/users.ts'
import { findChats } from '../../api/src/features/chat/chats.ts'
import { makeConversation } from '../../api/src/features/chat/fixture-conversation.ts'
import { findOrders } from '../../api/src/features/credits/order/find-orders.ts'
import { addOrder } from '../../api/src/features/credits/orders/fixture-orders.ts'
import { ensureBundles } from '../../api/src/features/credits/prices/ensure-bundles.ts'
import { makeMatch } from '../../api/src/features/members/likes/fixture-match.ts'
import { findLikes } from '../../api/src/features/members/likes/likes.ts'
import { searchMembers } from '../../api/src/features/members/search/search.ts'
import { findSearcher, visitorAsSearcher } from '../../api/src/features/members/search/searcher.ts'
import { ensureBrands, findBrand } from '../../api/src/features/site/brands.ts'
import { dayNamed, findBooked } from '../../api/src/features/staff/money/day-of-books.ts'
import { closeDemo } from '../../api/src/process/close-demo.ts'
import { testStorage } from '../../api/src/storage/fixture-storage.ts'
import { complaint, member } from '../../api/src/tables/account.ts'
import { conversation, conversationMember, message, startedConversation } from '../../api/src/tables/chat.ts'
import { discountCode } from '../../api/src/tables/discounts.ts'
import { memberLike, profile } from '../../api/src/tables/members.ts'
import { paymentOrder } from '../../api/src/tables/orders.ts'
import { orderRefund } from '../../api/src/tables/refunds.ts'
import { report } from '../../api/src/tables/reports.ts'
import { memberSearch } from '../../api/src/tables/search.ts'
import { demoWorld } from '../../api/src/tables/site.ts'
import { staffCase } from '../../api/src/tables/staff.ts'
import { demoEmail, ensureDemoAccounts } from './accounts/demo-accounts.ts'
import { ensureDemoWorld, remakeDemoWorld } from './ensure-demo-world.ts'
import { faceOf } from './portraits/head/face.ts'
import { refreshDemoWorld } from './refresh-demo-world.ts'
import { removeDemoWorld } from './remove-demo-world.ts'
import { withWorldLock } from './world-lock.ts'

const database = await testDatabase()
const { db } = database
await ensureBrands(database)
const parts = { database, storage: testStorage() }

/** Demo accounts of all three brands. */
const ACCOUNTS = 27
const FEW = 400

async function countOf(table: typeof member | typeof profile | typeof memberLike | typeof message) {
  const [row] = await db.select({ rows: count() }).from(table)
  return row?.rows
}

async function accountId(name: string, brandId = 'amberly') {
  const isIt = and(eq(member.brandId, brandId), eq(member.email, demoEmail(name)))
  return (await db.select({ id: member.id }).from(member).where(isIt))[0]?.id ?? ''
}

// The whole world takes six seconds on an idle machine.
const WHOLE_WORLD_MS = 60_000

describe('the whole world', () => {
  beforeAll(async () => {
    await ensureBundles(database)
    await Promise.all([ensureDemoWorld(database), ensureDemoWorld(database)])
    await ensureDemoWorld(database)
  }, WHOLE_WORLD_MS)

  test('has three thousand members and the accounts once, though two nodes made it at once', async () => {
    expect(await countOf(member)).toBe(3_000 + ACCOUNTS)
    expect(await countOf(profile)).toBe(3_000 + ACCOUNTS)
    expect(await countOf(memberLike)).toBeGreaterThan(4_500)
    const shown = await db.select().from(memberSearch)
    expect(shown.filter(({ photoCount }) => photoCount > 1).length).toBeGreaterThan(2_400)
    expect(await countOf(message)).toBeGreaterThan(2_000)
    const open = await db.select({ id: member.id }).from(member).where(isNull(member.passwordHash))
    expect(open).toHaveLength(3_000)
  })

  test('nobody was last here before they wrote or liked', async () => {
    const { rows } = await db.execute(sql`
      select s.member_id from ${memberSearch} s
      where s.last_active < (select max(created_at) from ${message} where sender_id = s.member_id)
        or s.last_active < (select max(created_at) from ${memberLike} l where l.member_id = s.member_id)
    `)
    expect(rows).toEqual([])
  })

  test.each(['female', 'male'] as const)(
    'the first forty members whom a visitor and a %s member find all look different',
    async (gender) => {
      const now = new Date()
      const brand = (await findBrand(database, 'localhost')) ?? expect.fail('no brand')
      const isOne = and(eq(profile.brandId, brand.id), eq(profile.country, 'US'), eq(profile.gender, gender))
      const [{ memberId } = expect.fail('no member')] = await db.select().from(profile).where(isOne).limit(1)
      const member = await findSearcher(db, brand, { brandId: brand.id, memberId }, now)
      for (const searcher of [member, visitorAsSearcher(brand, 'US')]) {
        const read = (query: SearchQueryInput) =>
          searchMembers(db, searcher, query, { now, secret: 'secret' })
        const first = await read({})
        const second = await read({ pageNumber: 2, at: first.at })
        const ids = [...first.profiles, ...second.profiles].slice(0, 40).map(({ id }) => id)
        expect(ids).toHaveLength(40)
        const rows = await db.select().from(profile).where(inArray(profile.memberId, ids))
        const looks = rows.map((row) =>
          faceOf({ ...row, gender: row.gender ?? gender, age: ageOn(row.dateOfBirth, now) }),
        )
        expect(new Set(looks.map(({ gender: shown, look }) => `${shown} ${look}`)).size).toBe(40)
      }
    },
  )

  test('at each brand there is work for the staff, some of it late', async () => {
    const now = new Date()
    const cases = await db.select().from(staffCase)
    const byBrand = Map.groupBy(cases, ({ brandId }) => brandId)
    expect(byBrand.size).toBe(3)
    for (const [, there] of byBrand) {
      const count = (kind: string, of?: string) =>
        there.filter((one) => one.kind === kind && (!of || one.subjectKind === of)).length
      expect(count('photo')).toBeGreaterThan(15)
      expect([count('report', 'profile'), count('report', 'photo'), count('report', 'message')]).toEqual([
        4, 2, 3,
      ])
      expect([count('objection'), count('complaint')]).toEqual([2, 1])
      expect(there.some(({ reports }) => reports === 2)).toBe(true)
      const late = there.filter(({ dueAt }) => dueAt < now).map(({ kind }) => kind)
      expect(new Set(late)).toEqual(new Set(['photo', 'report', 'objection']))
    }
  })

  test('no inbox of an account shows a line twice', async () => {
    const { rows } = await db.execute<{ lines: number; different: number }>(sql`
      select count(*)::integer as lines, count(distinct m.body)::integer as different
      from ${member} a
      join ${conversationMember} c on c.member_id = a.id
      join ${message} m on m.conversation_id = c.conversation_id
      join ${conversation} v on v.id = c.conversation_id and v.last_sequence = m.sequence
      where a.email = ${demoEmail('premium')} group by a.brand_id
    `)
    expect(rows.map(({ lines }) => lines > 8)).toEqual([true, true, true])
    expect(rows.map(({ different }) => different)).toEqual(rows.map(({ lines }) => lines))
  })

  test.each([
    ['amberly', 'localhost'],
    ['marigold', 'she.localhost'],
    ['garnet', 'gay.localhost'],
  ])(
    'at %s the premium account has chats, matches and payments, and the free one is liked',
    async (brandId, domain) => {
      const now = new Date()
      const brand = (await findBrand(database, domain)) ?? expect.fail('no brand')
      const [premium, free] = [await accountId('premium', brandId), await accountId('free', brandId)]
      expect(await findUser(db, brand, premium, now)).toMatchObject({ credits: 240, paid_user: true })
      const { orders } = await findOrders(db, { brandId, memberId: premium })
      expect(orders.map(({ status }) => status)).toEqual(['paid', 'paid', 'paid', 'paid', 'failed'])
      // Nobody at the payment switch or in the ledger knows them: they leave the books of their days alone.
      for (const { createdAt } of orders) {
        const day = dayNamed(createdAt.toISOString().slice(0, 10)) ?? expect.fail('no day')
        expect(await findBooked(db, brandId, day)).toEqual([])
      }
      const { chats } = await findChats(db, { brandId, memberId: premium, role: 'premium' }, now)
      expect(chats.length).toBeGreaterThanOrEqual(10)
      expect(chats.filter(({ num_unread_messages }) => num_unread_messages === 1)).toHaveLength(3)
      expect(unreadMessages({ chats })).toBe(3)
      const inChats = inArray(
        message.conversationId,
        chats.map((chat) => chat.conversation.id),
      )
      const kinds = await db
        .select({ id: message.conversationId, kind: message.kind, messages: count() })
        .from(message)
        .where(inChats)
        .groupBy(message.conversationId, message.kind)
      const counts = (kind: string) =>
        kinds.filter((row) => row.kind === kind).map(({ messages }) => messages)
      expect(Math.max(...counts('text'))).toBeGreaterThanOrEqual(300)
      expect(Math.max(...counts('gift'))).toBe(4)
      expect(counts('photo').length).toBeGreaterThanOrEqual(3)
      const started = await db.$count(startedConversation, eq(startedConversation.memberId, free))
      expect(started).toBe(0)
      const likes = await findLikes(db, { brandId, memberId: premium }, now)
      expect(likes.liked_by.length).toBeGreaterThan(chats.length - 1)
      expect(likes.liked_by.some(({ like_new }) => like_new)).toBe(true)
      const ofFree = await findLikes(db, { brandId, memberId: free }, now)
      expect(ofFree.liked_by.filter(({ like_new }) => like_new).length).toBeGreaterThan(0)
      expect(ofFree.profiles).toEqual([])
      const genders = await db
        .selectDistinct({ gender: profile.gender })
        .from(profile)
        .where(inArray(profile.memberId, [premium, free, ...likes.liked_by.map(({ id }) => id)]))
      expect(genders).toHaveLength(brandId === 'garnet' ? 1 : 2)
    },
  )
})

describe('a world of its own', () => {
  beforeEach(async () => {
    // Under the lock, since it lifts the database's time limit, which a busy machine can exceed.
    await withWorldLock(database, async (tx) => {
      await tx.delete(conversation)
      await tx.delete(paymentOrder)
      // These outlive the accounts.
      await tx.delete(report)
      await tx.delete(complaint)
      await tx.delete(member)
      await tx.delete(demoWorld)
    })
  })

  test('an interrupted process leaves nothing, and the next one makes the whole world', {
    timeout: WHOLE_WORLD_MS,
  }, async () => {
    const doomed = openDatabase({ url: database.url, name: 'doomed' })
    onTestFinished(() => doomed.close())
    const making = ensureDemoWorld(doomed, { members: 6_000 }).catch((error: unknown) => error)
    const cutConnection = `select pg_terminate_backend(pid) from pg_stat_activity
    where application_name = 'doomed' and query ~ 'insert into "(message|conversation_member)"'`
    await expect
      .poll(async () => (await database.pool.query(cutConnection)).rowCount, {
        interval: 2,
        timeout: WHOLE_WORLD_MS,
      })
      .toBeGreaterThan(0)
    expect(await making).toBeInstanceOf(Error)
    expect(await countOf(member)).toBe(0)
    expect(await countOf(memberLike)).toBe(0)
    await ensureDemoWorld(database, { members: FEW })
    expect(await countOf(member)).toBe(FEW + ACCOUNTS)
  })

  test('a process waits as long as it takes while another inserts the accounts', async () => {
    const waiting = openDatabase({ url: database.url })
    onTestFinished(() => waiting.close())
    waiting.pool.on('connect', (client) => void client.query('set lock_timeout = 100'))
    const second = await withWorldLock(database, async (tx) => {
      await ensureDemoAccounts(tx)
      const making = ensureDemoWorld(waiting, { members: 20 }).catch((error: unknown) => error)
      await sleep(300)
      return { making }
    })
    expect(await second.making).toBeUndefined()
    expect(await countOf(member)).toBe(20 + ACCOUNTS)
  })

  test('removing deletes everything that refers to demo members, and the world stays removed', async () => {
    const [ann, ben] = [await addMember(database), await addMember(database)]
    const people = [ann, ben].map(({ memberId, brandId }) => ({ memberId, brandId, name: 'Ann' }))
    const [one, other] = people as [(typeof people)[0], (typeof people)[0]]
    await ensureDemoWorld(database, { members: FEW })
    const demo = { ...one, memberId: await accountId('premium') }
    await makeMatch({ database }, one, other)
    await makeMatch({ database }, one, demo)
    await makeConversation({ database }, one, other)
    await makeConversation({ database }, one, demo)
    await ensureBundles(database)
    await addOrder(database, one)
    const { id: orderId, currency } = await addOrder(database, demo)
    await db.insert(orderRefund).values({
      brandId: demo.brandId,
      memberId: demo.memberId,
      orderId,
      currency,
      refundId: 'ref_1',
      status: 'pending',
      credits: 60,
      amount: 999,
      createdAt: new Date(),
    })
    expect(await removeDemoWorld(parts)).toBe(FEW + ACCOUNTS)
    await ensureDemoWorld(database)
    expect([await db.$count(staffCase), await db.$count(report), await db.$count(complaint)]).toEqual([
      0, 0, 0,
    ])
    expect(await countOf(member)).toBe(2)
    expect(await countOf(memberLike)).toBe(2)
    expect(await countOf(message)).toBe(1)
    expect(await db.select({ by: paymentOrder.memberId }).from(paymentOrder)).toEqual([{ by: one.memberId }])
    expect(await db.select().from(conversation)).toHaveLength(1)
    await remakeDemoWorld(parts, { members: 30, hasAccounts: true })
    expect(await countOf(member)).toBe(2 + 30 + ACCOUNTS)
    await remakeDemoWorld(parts, { members: 20, hasAccounts: false })
    expect(await countOf(member)).toBe(2 + 20)
  })

  test('refreshing makes everyone as recently active as when the world was made', async () => {
    const agoAt = async (now: Date) => {
      const world = db.select({ id: member.id }).from(member).where(isNull(member.passwordHash))
      const isOfWorld = inArray(memberSearch.memberId, world)
      const rows = await db.select().from(memberSearch).where(isOfWorld).orderBy(memberSearch.memberId)
      return rows.map(({ lastActive }) => now.getTime() - lastActive.getTime())
    }
    const made = new Date('2026-01-01T00:00:00Z')
    await ensureDemoWorld(database, { members: 20, now: made })
    const before = await agoAt(made)
    const later = new Date('2026-05-17T12:00:00Z')
    await refreshDemoWorld(database, later)
    const latest = Math.min(...before)
    expect(await agoAt(later)).toEqual(before.map((ago) => ago - latest))
  })

  test('§4: refreshing makes only the free account sign up now', async () => {
    const before = new Date('2026-01-01T00:00:00Z')
    await ensureDemoWorld(database, { members: 20, now: before })
    const now = new Date('2026-05-17T12:00:00Z')
    expect(await refreshDemoWorld(database, now)).toBe(3)
    const fresh = await db.select({ email: member.email }).from(member).where(eq(member.createdAt, now))
    expect(new Set(fresh.map(({ email }) => email))).toEqual(new Set([demoEmail('free')]))
    const brand = (await findBrand(database, 'localhost')) ?? expect.fail('no brand')
    const bonusOf = async (name: string) =>
      (await findUser(db, brand, await accountId(name), now))?.time_bonus?.validity
    expect([await bonusOf('free'), await bonusOf('blocked')]).toEqual([TIME_BONUS_SECONDS, undefined])
  })

  test('§4: the default brand of the demo has a welcome code, which staff may turn off and a real site does not get', async () => {
    const codes = () =>
      db
        .select({ brand: discountCode.brandId, code: discountCode.code, on: discountCode.isActive })
        .from(discountCode)
    await ensureDemoWorld(database, { members: 20 })
    expect(await codes()).toEqual([{ brand: 'amberly', code: 'WELCOME10', on: true }])
    await db.update(discountCode).set({ isActive: false })
    await ensureDemoWorld(database)
    expect(await codes()).toMatchObject([{ on: false }])
    await closeDemo(database, silentLog)
    expect(await codes()).toEqual([])
  })

  test('when the site becomes a real one, the accounts are disabled and the operator is warned of demo members', async () => {
    const warned: string[] = []
    const log = { ...silentLog, warn: (text: string) => void warned.push(text) }
    await closeDemo(database, log)
    expect(warned).toEqual([])
    await ensureDemoWorld(database, { members: 20 })
    await closeDemo(database, log)
    expect(warned).toEqual([expect.stringContaining('20 demo members')])
    const staff = () =>
      db
        .select()
        .from(member)
        .where(eq(member.email, demoEmail('staff')))
    expect((await staff()).map(({ passwordHash }) => passwordHash)).toEqual([null, null, null])
    await ensureDemoWorld(database)
    expect((await staff()).every(({ passwordHash }) => passwordHash !== null)).toBe(true)
  })

  test('a large world is stored without foreign key checks, and still satisfies them', {
    timeout: 60_000,
  }, async () => {
    await ensureDemoWorld(database, { members: 4_500 })
    expect(await countOf(member)).toBe(4_500 + ACCOUNTS)
    const keys = await database.pool.query<{ table: string; definition: string }>(
      `select conrelid::regclass::text as table, pg_get_constraintdef(oid) as definition from pg_constraint
     where contype = 'f' and connamespace = 'public'::regnamespace`,
    )
    expect(keys.rows.length).toBeGreaterThan(10)
    for (const { table, definition } of keys.rows) {
      await database.pool.query(`alter table ${table} add constraint again ${definition}`)
      await database.pool.query(`alter table ${table} drop constraint again`)
    }
    const { rows } = await database.pool.query('show session_replication_role')
    expect(rows).toEqual([{ session_replication_role: 'origin' }])
  })
})
