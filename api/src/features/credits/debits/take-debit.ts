import type { Transaction } from '../../../db/database.ts'
import { newReference } from '../../../db/new-reference.ts'
import type { Brand } from '../../../http/caller/brand.ts'
import { refuse } from '../../../http/refusal.ts'
import { debitMandate } from '../../../tables/debits.ts'
import type { MemberKey } from '../../../tables/member-key.ts'
import type { OrderRow } from '../order/order-answer.ts'
import { useCode } from './check-code.ts'
import { debitRefusal, findDebitRoom } from './debit-refusal.ts'
import { maskedIban } from './masked-iban.ts'
import type { ProvenDebit } from './prove-debit.ts'

/** The browser in which a member accepted a mandate. */
export interface MandateEvidence {
  readonly ipAddress: string
  readonly userAgent: string
}

interface Payer {
  readonly buyer: MemberKey
  readonly brand: Brand
  readonly evidence: MandateEvidence
}

/**
 * Takes the code and stores the mandate of a new order by direct debit, already inserted, so that it counts
 * in the limits, or refuses the whole transaction. The caller has locked the payer.
 */
export async function takeDebit(
  tx: Transaction,
  { buyer, brand, evidence }: Payer,
  order: OrderRow,
  { account, codeId }: ProvenDebit,
): Promise<void> {
  const { createdAt: now } = order
  const refusal = debitRefusal(await findDebitRoom(tx, buyer, brand, now), 0)
  if (refusal) refuse(refusal)
  await useCode(tx, codeId, now)
  await tx.insert(debitMandate).values({
    ...evidence,
    id: newReference(),
    orderId: order.id,
    brandId: buyer.brandId,
    memberId: buyer.memberId,
    accountHolder: account.account_holder,
    maskedIban: maskedIban(account.iban),
    street: account.street,
    houseNumber: account.house_number,
    postalCode: account.postal_code,
    city: account.city,
    mobileNumber: account.mobile_number,
    creditorId: brand.settings.direct_debit?.creditor_id ?? refuse('payment_method_unavailable'),
    acceptedAt: now,
  })
}
