import type { StaffAction } from 'contracts'
import { and, eq, gt, sql } from 'drizzle-orm'
import type { Clock } from '../../clock.ts'
import type { Queryable } from '../../db/database.ts'
import type { Session } from '../../http/caller/session.ts'
import { staffAction } from '../../tables/account.ts'
import { insertStaffAction } from '../account/staff-actions.ts'

/** The parts of a staff call that its record needs. */
export interface StaffCall {
  readonly brand: { readonly id: string }
  readonly session: Session
  readonly clock: Clock
  readonly request: { readonly ip: string }
}

interface Recorded {
  readonly action: StaffAction
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

/** Records it, unless the caller has had the same entry in the time before: what is one act, or a flood, is one entry. */
export async function recordOnce(
  db: Queryable,
  call: StaffCall,
  { action, subject, details = {} }: Omit<Recorded, 'reason'>,
  withinMs: number,
): Promise<void> {
  const isSame = and(
    eq(staffAction.actor, call.session.memberId),
    gt(staffAction.createdAt, new Date(call.clock.now().getTime() - withinMs)),
    eq(staffAction.action, action),
    eq(staffAction.subject, subject),
    sql`${staffAction.details} = ${JSON.stringify(details)}::jsonb`,
  )
  if ((await db.$count(staffAction, isSame)) === 0) await recordCall(db, call, { action, subject, details })
}
