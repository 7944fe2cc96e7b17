import { userInfo } from 'node:os'
import type { Database, Queryable, Transaction } from '../db/database.ts'
import { CommandError } from '../db/run-command.ts'
import { insertStaffAction } from '../features/account/staff-actions.ts'
import type { Brand } from '../http/access/brand.ts'

/** What a staff command is given. */
export interface StaffCall {
  readonly database: Database
  readonly brand: Brand
  readonly now: Date
  readonly reason: string | undefined
}

/** Answers with what there is to say. */
export type StaffCommand = (call: StaffCall) => Promise<string>

/** The commands on one subject. */
export interface Topic {
  readonly usage: readonly string[]
  /** Nothing where the words are not understood. */
  readonly read: (words: readonly string[]) => StaffCommand | undefined
}

interface Doing<T> {
  /** As it stands in the list of what was done: `member ban`. */
  readonly action: string
  readonly subject: string
  /** Changes something, and answers with what is worth knowing later; null where there was nothing to change. */
  readonly work: (tx: Transaction) => Promise<T | null>
  readonly otherwise: string
}

/** Changes something and writes down who did it and why, both or neither. */
export async function changeAsStaff<T extends Readonly<Record<string, unknown>>>(
  call: StaffCall,
  { action, subject, work, otherwise }: Doing<T>,
): Promise<T> {
  return call.database.inTransaction(async (tx) => {
    const details = await work(tx)
    if (details === null) throw new CommandError(otherwise)
    await keepDeed(tx, call, { action, subject, details })
    return details
  })
}

interface Deed {
  readonly action: string
  readonly subject: string
  readonly details: Readonly<Record<string, unknown>>
}

/** Writes down what was done by a function that has a transaction of its own. */
export function keepStaffDeed(call: StaffCall, deed: Deed): Promise<void> {
  return keepDeed(call.database.db, call, deed)
}

function keepDeed(db: Queryable, { brand, now, reason }: StaffCall, { details, ...deed }: Deed) {
  return insertStaffAction(db, {
    ...deed,
    brandId: brand.id,
    actor: userInfo().username,
    details: { ...(reason !== undefined && { reason }), ...details },
    createdAt: now,
  })
}

/** For what must be explained to whom it befalls. */
export function requireReason({ reason }: StaffCall): string {
  if (reason?.trim()) return reason.trim()
  throw new CommandError('Say why: --reason "…"')
}
