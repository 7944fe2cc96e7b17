import { and, asc, eq, gt, sql } from 'drizzle-orm'
import type { Database } from '../../../db/database.ts'
import { enqueue } from '../../../outbox/enqueue.ts'
import { member } from '../../../tables/account.ts'
import { defaultSettings } from '../../../tables/default-settings.ts'
import { outbox } from '../../../tables/outbox.ts'
import { notificationChoice } from '../../../tables/own-account.ts'
import { brand } from '../../../tables/site.ts'
import { weeklyDeal } from '../../credits/discounts/weekly-deal.ts'
import type { Discount } from '../../credits/prices/discount.ts'

/** Members per transaction. */
const BATCH_SIZE = 100

/** §9: mails the weekly deal once to members who asked for offers and bought nothing. Returns how many. */
export async function mailOffers(database: Database, now: Date): Promise<number> {
  const brands = await database.db.select({ id: brand.id, settings: brand.settings }).from(brand)
  let mails = 0
  for (const { id, settings } of brands) {
    const deal = weeklyDeal({ ...defaultSettings, ...settings }, now)
    if (deal) mails += await mailDeal(database, id, deal)
  }
  return mails
}

async function mailDeal({ inTransaction }: Database, brandId: string, deal: Discount): Promise<number> {
  const { code, percentage, expiresAt } = deal
  if (!expiresAt) return 0
  const data = { percentage, expires: expiresAt.toISOString() }
  const isMailed = sql`exists (
    select from ${outbox}
    where ${outbox.brandId} = ${brandId} and ${outbox.dedupeKey} = ${`offer ${code} `} || ${member.id}
  )`
  for (let mails = 0, last = ''; ; ) {
    const after = last
    const readers = await inTransaction(async (tx) => {
      const found = await tx
        .select({ memberId: member.id })
        .from(member)
        .innerJoin(notificationChoice, eq(notificationChoice.memberId, member.id))
        .where(
          and(
            eq(member.brandId, brandId),
            eq(member.status, 'confirmed'),
            eq(member.isPaid, false),
            sql`${member.notificationsDisabled} = '{}'`,
            eq(notificationChoice.kind, 'offer'),
            eq(notificationChoice.email, true),
            gt(member.id, after),
            sql`not ${isMailed}`,
          ),
        )
        .orderBy(asc(member.id))
        .limit(BATCH_SIZE)
      for (const { memberId } of found) {
        const dedupeKey = `offer ${code} ${memberId}`
        await enqueue(tx, { brandId, memberId, channel: 'mail', kind: 'offer', data, dedupeKey })
      }
      return found
    })
    mails += readers.length
    if (readers.length < BATCH_SIZE) return mails
    last = readers.at(-1)?.memberId ?? last
  }
}
