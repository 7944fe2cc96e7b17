import type { AnswerOf, exportMember } from 'contracts'
import { and, eq } from 'drizzle-orm'
import type { Queryable } from '../../../db/database.ts'
import { debitBlock, debitMandate } from '../../../tables/debits.ts'
import type { MemberKey } from '../../../tables/member-key.ts'

type Debits = AnswerOf<typeof exportMember>['direct_debits']

/** The mandates that a member accepted, for the download of their data. */
export async function exportDebits(db: Queryable, { brandId, memberId }: MemberKey): Promise<Debits> {
  const found = await db
    .select({ mandate: debitMandate, block: debitBlock })
    .from(debitMandate)
    .leftJoin(debitBlock, eq(debitBlock.orderId, debitMandate.orderId))
    .where(and(eq(debitMandate.brandId, brandId), eq(debitMandate.memberId, memberId)))
    .orderBy(debitMandate.acceptedAt)
  return found.map(({ mandate, block }) => ({
    order: mandate.orderId,
    mandate: mandate.id,
    creditor: mandate.creditorId,
    account_holder: mandate.accountHolder,
    iban: mandate.maskedIban,
    street: mandate.street,
    house_number: mandate.houseNumber,
    postal_code: mandate.postalCode,
    city: mandate.city,
    mobile_number: mandate.mobileNumber,
    at: mandate.acceptedAt.toISOString(),
    ip_address: mandate.ipAddress,
    user_agent: mandate.userAgent,
    returned_at: block?.blockedAt.toISOString() ?? null,
    reopened_at: block?.reopenedAt?.toISOString() ?? null,
  }))
}
