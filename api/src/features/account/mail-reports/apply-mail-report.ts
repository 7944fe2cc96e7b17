import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../../../db/database.ts'
import { member } from '../../../tables/account.ts'
import { isMember } from '../../../tables/member-key.ts'
import { mailReport } from '../../../tables/outbox.ts'
import { brand } from '../../../tables/site.ts'
import { changeUser } from '../change-user.ts'
import type { MailReport } from './parse-mail-report.ts'

/**
 * §4: stops notification mails to an address at once, or resumes them, at every brand: the mailbox is the
 * same. A report that comes again changes nothing, even if the member has turned mails on again meanwhile.
 */
export async function applyMailReport(
  { inTransaction }: Pick<Database, 'inTransaction'>,
  { id, email, change }: MailReport,
  now: Date,
): Promise<void> {
  await inTransaction(async (tx) => {
    const { rowCount } = await tx.insert(mailReport).values({ id, receivedAt: now }).onConflictDoNothing()
    if (rowCount === 0) return
    for (const { brandId, memberId } of await findOwners(tx, email)) {
      const key = { brandId, memberId }
      await changeUser(tx, key, async ({ notificationsDisabled: before }) => {
        const reason = 'stops' in change ? change.stops : change.resumes
        const others = before.filter((one) => one !== reason)
        const notificationsDisabled = 'stops' in change ? [...others, reason] : others
        await tx.update(member).set({ notificationsDisabled }).where(isMember(key))
      })
    }
  })
}

/** In a fixed order, so that two reports cannot deadlock. */
function findOwners(tx: Transaction, email: string) {
  const brands = tx.select({ id: brand.id }).from(brand)
  return tx
    .select({ brandId: member.brandId, memberId: member.id })
    .from(member)
    .where(and(inArray(member.brandId, brands), eq(sql`lower(${member.email})`, email)))
    .orderBy(asc(member.id))
}
