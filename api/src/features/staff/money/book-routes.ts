import * as contract from 'contracts'
import { and, desc, lt, sql } from 'drizzle-orm'
import { hourly } from '../../../http/limits/hourly.ts'
import { refuse } from '../../../http/refusal.ts'
import { type Route, route } from '../../../http/route.ts'
import { ledgerProof } from '../../../tables/credits.ts'
import { timeNamed } from '../../../time.ts'
import { proveLedger } from '../../credits/ledger/proof/prove-ledger.ts'
import { servicesOf } from '../../credits/order/order-services.ts'
import { recordCall } from '../record-call.ts'
import { compareBooked } from './compare-day.ts'
import { dayNamed, findBooked, reconcile } from './day-of-books.ts'
import { findWaitingMoney, placeOf } from './waiting-money.ts'

const PAGE = 50

const forFinance = { access: 'staff', roles: ['finance'] } as const

/** The books of a brand, which name nobody: what waits, days, and proofs of the ledger. */
export const bookRoutes: readonly Route[] = [
  route(
    contract.getWaitingMoney,
    { access: 'staff', roles: ['finance', 'support'] },
    async ({ query, brand, db }) => {
      const found = await findWaitingMoney(db, brand.id, { ...query, limit: PAGE })
      const waiting = found.slice(0, PAGE)
      const last = waiting.at(-1)
      return { waiting, next: found.length > PAGE && last ? placeOf(last) : null }
    },
  ),

  route(contract.getReconciliation, forFinance, async ({ query, brand, db }) => {
    const day = dayNamed(query.day) ?? refuse('invalid_input')
    return reconcile(await findBooked(db, brand.id, day), day)
  }),

  route(contract.compareDay, { ...forFinance, limit: hourly('staff-compare-day', 1_000) }, async (call) => {
    const { body, brand, db, clock } = call
    const day = dayNamed(body.day) ?? refuse('invalid_input')
    const services = servicesOf(call.request.server, call) ?? refuse('payments_unavailable')
    const since = body.since === undefined ? clock.now() : timeNamed(body.since)
    if (body.since === undefined)
      await recordCall(db, call, { action: 'order compare', subject: brand.id, details: { day: body.day } })
    const left = await compareBooked(services, await findBooked(db, brand.id, day), since)
    return { left, since: since.toISOString() }
  }),

  route(contract.getLedgerProofs, forFinance, async ({ query, db }) => {
    const { after, faulty } = query
    const found = await db
      .select()
      .from(ledgerProof)
      .where(
        and(
          after === undefined ? undefined : lt(ledgerProof.provedAt, timeNamed(after)),
          faulty && sql`${ledgerProof.faults} <> '[]'::jsonb`,
        ),
      )
      .orderBy(desc(ledgerProof.provedAt))
      .limit(PAGE + 1)
    const proofs = found.slice(0, PAGE).map(({ provedAt, transfers, faults }) => {
      const at = provedAt.toISOString()
      return { id: at, at, transfers, faults: [...faults] }
    })
    return { proofs, next: found.length > PAGE ? (proofs.at(-1)?.at ?? null) : null }
  }),

  route(contract.proveLedgerNow, { ...forFinance, limit: hourly('staff-prove-ledger', 6) }, async (call) => {
    const { database, clock, brand, db } = call
    const faults = await proveLedger({ database, clock, log: call.request.server.log })
    await recordCall(db, call, {
      action: 'ledger prove',
      subject: brand.id,
      details: { faults: faults.length },
    })
    return { faults: faults.length }
  }),
]
