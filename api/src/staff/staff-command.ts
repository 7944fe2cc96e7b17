import { userInfo } from 'node:os'
import type { StaffAction } from 'contracts'
import type { Database, Queryable, Transaction } from '../db/database.ts'
import { CommandError } from '../db/run-command.ts'
import { insertStaffAction } from '../features/account/staff-actions.ts'
import type { Brand } from '../http/caller/brand.ts'

/** The parameter of a staff command. */
export interface StaffCall {
  readonly database: Database
  readonly brand: Brand
  readonly now: Date
  readonly reason: string | undefined
  /** Reference of the member's report that led to the change. */
  readonly report?: string | undefined
}

/** Runs a command; returns the text to print. */
export type StaffCommand = (call: StaffCall) => Promise<string>

/** The staff commands on one topic. */
export interface Topic {
  readonly usage: readonly string[]
  /** Parses the arguments; undefined if they make no sense. */
  readonly read: (args: readonly string[]) => StaffCommand | undefined
}

interface StaffChange<T> {
  readonly action: StaffAction
  readonly subject: string
  /** Makes the change and returns the details to record; null if there was nothing to change. */
  readonly work: (tx: Transaction) => Promise<T | null>
  readonly nothingToDo: string
}

/** Makes a change and records who made it and why, in one transaction. */
export async function changeAsStaff<T extends Readonly<Record<string, unknown>>>(
  call: StaffCall,
  { action, subject, work, nothingToDo }: StaffChange<T>,
): Promise<T> {
  return call.database.inTransaction(async (tx) => {
    const details = await work(tx)
    if (details === null) throw new CommandError(nothingToDo)
    await insertAction(tx, call, { action, subject, details })
    return details
  })
}

interface Recorded {
  readonly action: StaffAction
  readonly subject: string
  readonly details: Readonly<Record<string, unknown>>
}

/** Records an action that was made in a transaction of its own. */
export function recordStaffAction(call: StaffCall, action: Recorded): Promise<void> {
  return insertAction(call.database.db, call, action)
}

function insertAction(db: Queryable, { brand, now, reason }: StaffCall, { details, ...action }: Recorded) {
  return insertStaffAction(db, {
    ...action,
    brandId: brand.id,
    actor: staffName(),
    details: { ...(reason !== undefined && { reason }), ...details },
    createdAt: now,
  })
}

/** Name of the member of staff who runs the command. */
export function staffName(): string {
  return userInfo().username
}

/** For actions that have to be justified to the member concerned. */
export function requireReason({ reason }: StaffCall): string {
  if (reason?.trim()) return reason.trim()
  throw new CommandError('Give a reason: --reason "…"')
}
