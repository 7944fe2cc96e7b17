import type { NotificationChoice, NotificationKind } from 'contracts'
import type { Column, SQL } from 'drizzle-orm'
import type { Queryable } from '../../db/database.ts'
import type { MemberKey } from '../../tables/member-key.ts'

/** Rules of the features that a delivery depends on, handed in because the outbox imports no feature. */
export interface FeatureRules {
  /** §4: through which channels the member wants each kind of notification. */
  findChoices(
    db: Queryable,
    recipient: MemberKey,
  ): Promise<Readonly<Record<NotificationKind, NotificationChoice>>>
  /** §6: the condition that neither member has blocked the other. */
  isNotBlocked(memberId: string, other: Column): SQL
}
