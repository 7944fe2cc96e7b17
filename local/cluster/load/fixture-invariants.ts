import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { silentLog } from '../../../api/src/db/log.ts'
import { openDatabase } from '../../../api/src/db/open-database.ts'
import { proveLedger } from '../../../api/src/features/credits/ledger/proof/prove-ledger.ts'
import type { FailedCall, Talker } from './fixture-talker.ts'

/** Expects that each acknowledged message is stored once and paid once, reached both pages, and that the ledger adds up. */
export async function expectInvariants(url: string, talkers: readonly Talker[]): Promise<void> {
  const database = openDatabase({ url })
  try {
    const acknowledged = talkers.flatMap((talker) => [...talker.acknowledged.keys()])
    const writers = talkers.map(({ memberId }) => memberId)
    const rows = async (query: ReturnType<typeof sql>) => (await database.db.execute(query)).rows
    const stored = await rows(sql`select body from message where sender_id in ${writers}`)
    expect(stored.map(({ body }) => String(body)).toSorted()).toEqual(acknowledged.toSorted())
    const charged = await rows(sql`
      select count(*)::int as count from ledger_transfer join ledger_account on ledger_account.id = owner_id
      where kind = 'message' and member_id in ${writers}`)
    expect(charged).toEqual([{ count: acknowledged.length }])
    expect(await proveLedger({ database, clock: { now: () => new Date() }, log: silentLog })).toEqual([])
    expect(talkers.flatMap(({ faults }) => faults)).toEqual([])
  } finally {
    await database.close()
  }
}

/** Waits until each order is paid, and expects that each brought its credits once. */
export async function expectPaid(url: string, orders: readonly string[]): Promise<void> {
  const { db, close } = openDatabase({ url })
  try {
    const transfers = orders.map((order) => `order:${order}`)
    const paid = async () => {
      const { rows } = await db.execute(sql`select id from ledger_transfer where id in ${transfers}`)
      return rows.map(({ id }) => String(id)).toSorted()
    }
    // The switch sends a webhook again that nobody took.
    await expect.poll(paid, { timeout: 120_000, interval: 1_000 }).toEqual(transfers.toSorted())
  } finally {
    await close()
  }
}

/**
 * Waits until the receipt of each order was mailed, and expects one of each. Returns how many came again, which a sender that
 * is killed before it has noted the answer explains: both are the same mail, by the same id.
 */
export async function expectMails(
  url: string,
  orders: readonly string[],
  received: () => readonly { readonly source: string }[],
): Promise<number> {
  const { db, close } = openDatabase({ url })
  const ids = () =>
    received().flatMap(({ source }) => /^Message-ID: <([^@]+)@/im.exec(source)?.[1]?.toLowerCase() ?? [])
  try {
    const { rows } = await db.execute(sql`
      select id, substr(dedupe_key, 9) as order from outbox
      where kind = 'payment-receipt' and dedupe_key in ${orders.map((order) => `payment ${order}`)}`)
    expect(rows.map(({ order }) => String(order)).toSorted()).toEqual(orders.toSorted())
    const receipts = rows.map(({ id }) => String(id).toLowerCase())
    const missing = () => receipts.filter((id) => !ids().includes(id))
    // A mail that was not taken is sent again later and later.
    await expect.poll(missing, { timeout: 180_000, interval: 1_000 }).toEqual([])
    const arrived = ids().filter((id) => receipts.includes(id))
    return arrived.length - receipts.length
  } finally {
    await close()
  }
}

/** Waits until every open page was told of each message of both members. */
export async function expectEvents(talkers: readonly Talker[], timeout = 70_000): Promise<void> {
  const of = new Map(talkers.map((talker) => [talker.memberId, talker]))
  const missing = () =>
    talkers.flatMap(({ received, acknowledged, partner }) =>
      [...acknowledged.keys(), ...(of.get(partner)?.acknowledged.keys() ?? [])].filter(
        (text) => !received.has(text),
      ),
    )
  // A page whose wake-up was lost is looked at within a minute.
  await expect.poll(missing, { timeout, interval: 500 }).toEqual([])
}

/** The longest time in milliseconds in which calls failed without one that succeeded in between two seconds. */
export function longestOutage(failed: readonly FailedCall[]): number {
  let longest = 0
  let since = Number.NEGATIVE_INFINITY
  let last = Number.NEGATIVE_INFINITY
  for (const { at } of failed.toSorted((one, other) => one.at - other.at)) {
    if (at - last > 2_000) since = at
    last = at
    longest = Math.max(longest, at - since)
  }
  return longest
}
