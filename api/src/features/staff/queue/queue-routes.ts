import * as contract from 'contracts'
import { hourly } from '../../../http/limits/hourly.ts'
import { refuse } from '../../../http/refusal.ts'
import { type Call, type Route, route } from '../../../http/route.ts'
import { MINUTE_MS } from '../../../time.ts'
import { findProof } from '../factors/proof.ts'
import { recordCall, recordOnce } from '../record-call.ts'
import { findContext } from './case-context.ts'
import { readMessages } from './case-messages.ts'
import { findDecided, findFigures, findWaiting, kindsFor } from './case-pages.ts'
import { type CaseRow, findCases } from './case-rows.ts'
import { claimEnd, claimFirst, claimThese, type Moderator, release } from './claims.ts'
import { decideCase, type Record, undoDecision } from './decide-case.ts'
import { findCaseRow, refuseCase } from './refuse-case.ts'

const PAGE = 50
/** A page reads a case again as it is decided, which is the same look. */
const LOOK_MS = 5 * MINUTE_MS

const forModerators = { access: 'staff', roles: ['moderator', 'support'] } as const
const changes = { ...forModerators, limit: hourly('staff-queue', 20_000) } as const

type StaffCall = Pick<
  Call<typeof contract.getCaseFigures, 'staff'>,
  'brand' | 'session' | 'roles' | 'clock' | 'request'
>

function moderatorOf({ brand, session, roles, clock }: StaffCall): Moderator {
  const isAdmin = roles.includes('admin')
  return { brandId: brand.id, id: session.memberId, kinds: kindsFor(roles), isAdmin, now: clock.now() }
}

/** Entries are about the member, so that they can be erased with the account. */
const subjectOf = ({ id, memberId }: CaseRow) => memberId ?? id

const recordFor =
  (call: StaffCall): Record =>
  (tx, about, action, decision) => {
    // The words for the member are in the decision and the mail; here they would have to be erased with them.
    const chosen = Object.entries(decision ?? {}).filter(([key]) => key !== 'facts' && key !== 'answer')
    const details = { case: about.id, kind: about.kind, ...Object.fromEntries(chosen) }
    return recordCall(tx, call, { action, subject: subjectOf(about), details })
  }

/** The queue of what waits for staff. Moderators decide all but complaints, which are for support. */
export const queueRoutes: readonly Route[] = [
  route(contract.getCases, forModerators, async ({ db, query, ...call }) => {
    const { kind, state = 'waiting', after } = query
    const by = moderatorOf(call)
    const kinds = kind ? by.kinds.filter((one) => one === kind) : by.kinds
    const find = state === 'waiting' ? findWaiting : findDecided
    const found = await find(db, { brandId: by.brandId, me: by.id, kinds, after, limit: PAGE + 1 })
    const ids = found.slice(0, PAGE)
    return {
      cases: await findCases(db, ids, by.id),
      next: found.length > PAGE ? (ids.at(-1) ?? null) : null,
    }
  }),

  route(contract.getCaseFigures, forModerators, async ({ db, ...call }) => {
    const { kinds, now } = moderatorOf(call)
    return { figures: await findFigures(db, call.brand, kinds, now) }
  }),

  route(contract.getCase, forModerators, async ({ db, query, ...call }) => {
    const context = await findContext(db, moderatorOf(call), query.id)
    // With it come the profile, the photos and the past of the member.
    const { id, kind, member } = context.case
    const details = { case: id, kind }
    await recordOnce(db, call, { action: 'case open', subject: member?.id ?? id, details }, LOOK_MS)
    return context
  }),

  route(contract.readCaseMessages, { ...changes, roles: ['moderator'] }, ({ database, body, ...call }) =>
    readMessages(database, moderatorOf(call), body.id, (tx, about, references) =>
      recordCall(tx, call, {
        action: 'case messages',
        subject: subjectOf(about),
        details: { case: about.id, reports: references },
      }),
    ),
  ),

  route(contract.claimCases, changes, async ({ db, database, body, ...call }) => {
    const by = moderatorOf(call)
    const kinds = by.kinds.filter((kind) => body.kinds.includes(kind))
    const ids = await database.inTransaction((tx) => claimFirst(tx, { ...by, kinds }, body.most))
    return { cases: await findCases(db, ids, by.id) }
  }),

  route(contract.claimCase, changes, async ({ db, database, body, ...call }) => {
    const by = moderatorOf(call)
    const {
      claimed: [claimed],
      isFull,
    } = await database.inTransaction((tx) => claimThese(tx, by, [body.id]))
    if (isFull) refuse('too_many_claims')
    if (claimed === undefined) return refuseCase(db, by, await findCaseRow(db, by, body.id))
    return findOne(db, by, claimed)
  }),

  route(contract.renewClaims, changes, async ({ database, body, ...call }) => {
    const by = moderatorOf(call)
    const { claimed } = await database.inTransaction((tx) => claimThese(tx, by, body.ids))
    return { ids: claimed, until: claimEnd(by.now).toISOString() }
  }),

  route(contract.releaseClaims, changes, async ({ db, body, ...call }) => {
    await release(db, moderatorOf(call), body.ids)
    return undefined
  }),

  route(contract.decideCase, changes, async ({ db, database, body, ...call }) => {
    const by = moderatorOf(call)
    if (isGrave(body.decision)) await askForFreshFactor(db, call)
    await decideCase(database, by, body, recordFor(call))
    return findOne(db, by, body.id)
  }),

  route(contract.undoDecision, changes, async ({ db, database, body, ...call }) => {
    const by = moderatorOf(call)
    await undoDecision(database, by, body.id, recordFor(call))
    return findOne(db, by, body.id)
  }),
]

/** Whether it locks a member out for long, and so asks once more who decides it. */
const isGrave = (decision: contract.CaseDecision) =>
  decision.action === 'ban' ||
  (decision.action === 'suspend' && decision.days === Math.max(...contract.suspensionDays))

type Db = Parameters<typeof findCases>[0]

async function findOne(db: Db, by: Moderator, id: string) {
  const [found] = await findCases(db, [id], by.id)
  return { case: found ?? refuse('not_found') }
}

async function askForFreshFactor(db: Db, { session, clock }: StaffCall) {
  const { freshUntil } = await findProof(db, session, clock.now())
  if (!freshUntil) refuse('fresh_factor_required')
}
