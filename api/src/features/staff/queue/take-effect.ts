import { setTimeout as sleep } from 'node:timers/promises'
import { and, eq, lte } from 'drizzle-orm'
import type { Clock } from '../../../clock.ts'
import type { Database, Transaction } from '../../../db/database.ts'
import type { Log } from '../../../db/log.ts'
import { outageLog } from '../../../db/outage-log.ts'
import { describeError } from '../../../http/server/log.ts'
import { member } from '../../../tables/account.ts'
import { staffCase } from '../../../tables/staff.ts'
import { MINUTE_MS, SECOND_MS } from '../../../time.ts'
import { openReportCase } from '../../members/reports/report-case.ts'
import { carryOutCase } from './carry-out-case.ts'
import { findCaseReports } from './case-reports.ts'
import { awaitsSecond, type CaseRow } from './case-rows.ts'
import { drawSample, isSampled, settleSample } from './samples.ts'

interface Parts {
  readonly database: Pick<Database, 'db' | 'inTransaction'>
  readonly clock: Clock
  readonly log: Pick<Log, 'error' | 'warn'>
  /** Chooses the cases that are decided again. */
  readonly isInSample?: () => boolean
}

export interface RunningQueue {
  /** Finishes the case in hand, then stops. */
  stop(): Promise<void>
}

/** Carries out decisions of the queue once they are due, until it is stopped. Any number of processes can share the work. */
export function startQueue(parts: Parts, pollMs = SECOND_MS): RunningQueue {
  const stopping = new AbortController()
  const outage = outageLog(parts.log, 'The queue of the staff is reached again.')
  async function work() {
    while (!stopping.signal.aborted) {
      await takeEffect(parts).then(outage.back, (error: unknown) =>
        outage.away(`The queue of the staff was not reached: ${describeError(error).type}.`),
      )
      await sleep(pollMs, undefined, { signal: stopping.signal }).catch(() => undefined)
    }
  }
  const working = work()
  return {
    async stop() {
      stopping.abort()
      await working
    },
  }
}

/** Carries out the decisions that are due, each in a transaction of its own. Returns how many. */
export async function takeEffect({ database, clock, log, isInSample = isSampled }: Parts): Promise<number> {
  for (let done = 0; ; done += 1) {
    const now = clock.now()
    let inHand: CaseRow | undefined
    try {
      const hasDone = await database.inTransaction(async (tx) => {
        inHand = await lockDue(tx, now)
        if (inHand) await finish(tx, inHand, { now, isInSample })
        return inHand !== undefined
      })
      if (!hasDone) return done
    } catch (error) {
      if (!inHand) throw error
      log.error(`The decision of the case ${inHand.id} failed: ${describeError(error).message}.`)
      await postpone(database, inHand, now)
    }
  }
}

/** The next due case, unless another process has it in hand. */
async function lockDue(tx: Transaction, now: Date): Promise<CaseRow | undefined> {
  const [due] = await tx
    .select()
    .from(staffCase)
    .where(and(eq(staffCase.state, 'decided'), lte(staffCase.takesEffectAt, now)))
    .orderBy(staffCase.takesEffectAt)
    .limit(1)
    .for('update', { skipLocked: true })
  return due
}

async function finish(
  tx: Transaction,
  due: CaseRow,
  { now, isInSample }: Required<Pick<Parts, 'isInSample'>> & { readonly now: Date },
): Promise<void> {
  if (await propose(tx, due)) return
  const isIt = eq(staffCase.id, due.id)
  // First, since carrying it out closes whatever case is still open.
  await tx.update(staffCase).set({ state: 'done' }).where(isIt)
  if (due.sampleOf !== null) return settleSample(tx, due, now)
  const reference = await carryOutCase(tx, due, now)
  if (isInSample()) await drawSample(tx, due, now)
  if (reference !== null) await tx.update(staffCase).set({ reference }).where(isIt)
  if (due.kind !== 'report') return
  for (const later of await findCaseReports(tx, due)) await openReportCase(tx, later)
}

/** Hands the ban of a member who has paid to a second moderator. False if nobody else has to agree. */
async function propose(tx: Transaction, due: CaseRow): Promise<boolean> {
  const { id, memberId, decision, decidedBy, notBy } = due
  const [found] = await tx
    .select({ isPaid: member.isPaid })
    .from(member)
    .where(eq(member.id, memberId ?? ''))
  if (decision?.action !== 'ban' || decidedBy === null || !awaitsSecond(due, found?.isPaid ?? false))
    return false
  const { rule, facts = '' } = decision
  const undecided = { action: null, decision: null, decidedBy: null, decidedAt: null, takesEffectAt: null }
  await tx
    .update(staffCase)
    .set({
      ...undecided,
      state: 'waiting',
      proposal: { by: decidedBy, rule, facts },
      notBy: [...notBy, decidedBy],
    })
    .where(eq(staffCase.id, id))
  return true
}

/** Leaves a case that could not be carried out for later, so that it holds up no other. */
async function postpone({ db }: Pick<Database, 'db'>, { id }: CaseRow, now: Date): Promise<void> {
  await db
    .update(staffCase)
    .set({ takesEffectAt: new Date(now.getTime() + MINUTE_MS) })
    .where(and(eq(staffCase.id, id), eq(staffCase.state, 'decided')))
}
