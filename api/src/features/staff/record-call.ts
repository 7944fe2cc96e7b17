import type { Clock } from '../../clock.ts'
import type { Queryable } from '../../db/database.ts'
import type { Session } from '../../http/caller/session.ts'
import { insertStaffAction } from '../account/staff-actions.ts'

/** The parts of a staff call that its record needs. */
export interface StaffCall {
  readonly brand: { readonly id: string }
  readonly session: Session
  readonly clock: Clock
  readonly request: { readonly ip: string }
}

interface Recorded {
  /** Name in the list of staff actions: `roles grant`. */
  readonly action: string
  /** Id of what it was about. */
  readonly subject: string
  readonly reason?: string | undefined
  readonly details?: Readonly<Record<string, unknown>>
}

/** Records what a member of staff does or reads, in the transaction that does it. */
export function recordCall(
  db: Queryable,
  { brand, session, clock, request }: StaffCall,
  { action, subject, reason, details }: Recorded,
): Promise<void> {
  return insertStaffAction(db, {
    brandId: brand.id,
    actor: session.memberId,
    sessionId: session.id,
    address: request.ip,
    action,
    subject,
    details: { ...(reason !== undefined && { reason }), ...details },
    createdAt: clock.now(),
  })
}
