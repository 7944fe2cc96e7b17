import * as contract from 'contracts'
import type { Database, Transaction } from '../../../db/database.ts'
import { hourly } from '../../../http/limits/hourly.ts'
import { refuse } from '../../../http/refusal.ts'
import { type Call, type Route, route } from '../../../http/route.ts'
import { enqueue } from '../../../outbox/enqueue.ts'
import type { MemberKey } from '../../../tables/member-key.ts'
import { confirmMember } from '../../account/decisions/member-status.ts'
import { changeEmailByStaff } from '../../account/mail-links/mail-change.ts'
import { setDateOfBirth } from '../../account/own/birth-corrections.ts'
import { closeByStaff, reopenAccount } from '../../account/own/close-account.ts'
import { refuseFields } from '../../account/refuse-fields.ts'
import { endSessions } from '../../account/sessions/own-sessions.ts'
import { adjust } from '../../credits/ledger/adjust.ts'
import { recordCall, type StaffCall } from '../record-call.ts'
import { findMember } from './find-members.ts'
import { resendConfirmation, resendMail } from './mails.ts'
import { mayChange } from './member-answer.ts'
import { addNote, removeNote } from './notes.ts'

const forSupport = { access: 'staff', roles: ['support'], limit: hourly('staff-member-change', 200) } as const
const dangerous = { ...forSupport, secondFactor: 'fresh' } as const

type ChangeCall = StaffCall &
  Pick<Call<never, 'staff'>, 'roles'> & {
    readonly database: Database
    readonly body: { readonly member: string; readonly reason?: string | undefined }
  }

type Details = Readonly<Record<string, unknown>>

/**
 * Changes something of a member and records it and why, or does neither if it is as it should be: `work` returns
 * null or false then.
 */
async function change(
  call: ChangeCall,
  action: contract.StaffAction,
  work: (tx: Transaction, key: MemberKey) => Promise<Details | boolean | null>,
): Promise<undefined> {
  const { body, brand, database } = call
  await database.inTransaction(async (tx) => {
    const found = (await findMember(tx, brand.id, body.member)) ?? refuse('not_found')
    if (!mayChange(found, call)) refuse('forbidden')
    const done = await work(tx, { brandId: brand.id, memberId: found.id })
    if (!done) return
    const details = done === true ? {} : done
    await recordCall(tx, call, { action, subject: found.id, reason: body.reason, details })
  })
  return undefined
}

/** Changes by the support, with the functions that commands and the member's own pages use. */
export const changeRoutes: readonly Route[] = [
  route(contract.resendStaffMemberMail, forSupport, (call) =>
    change(call, 'member resend', async (tx, key) => {
      const { mail } = call.body
      const now = call.clock.now()
      const kind =
        mail === undefined ? await resendConfirmation(tx, key, now) : await resendMail(tx, key, mail, now)
      return { kind: kind ?? refuse('invalid_input') }
    }),
  ),

  route(contract.confirmStaffMember, forSupport, (call) => change(call, 'member confirm', confirmMember)),

  route(contract.changeStaffMemberEmail, dangerous, (call) =>
    change(call, 'member email', (tx, key) => {
      const { secret } = call.request.server
      return changeEmailByStaff(tx, secret, { ...key, email: call.body.email }, call.clock.now())
    }),
  ),

  route(contract.correctStaffMemberBirth, forSupport, (call) =>
    change(call, 'birth correct', (tx, key) => {
      const { brand, body, clock } = call
      const problem = contract.dateOfBirthProblem(body.date_of_birth, brand.settings, clock.now())
      refuseFields({ date_of_birth: problem }, { data: { min_age: brand.settings.min_age } })
      return setDateOfBirth(tx, key, body.date_of_birth, clock.now())
    }),
  ),

  route(contract.endStaffMemberSessions, forSupport, (call) =>
    change(call, 'member log-out', async (tx, { memberId }) => {
      const sessions = await endSessions(tx, memberId)
      return sessions > 0 && { sessions }
    }),
  ),

  route(contract.closeStaffMember, forSupport, (call) =>
    change(call, 'member close', async (tx, key) => ({
      deleted_at: (await closeByStaff(tx, key, call.clock.now())) ?? refuse('invalid_input'),
    })),
  ),

  route(contract.reopenStaffMember, forSupport, (call) => change(call, 'member reopen', reopenAccount)),

  route(contract.handStaffMemberData, dangerous, (call) =>
    change(call, 'member data', async (tx, key) => {
      await enqueue(tx, { ...key, channel: 'mail', kind: 'data-ready', data: {} })
      return true
    }),
  ),

  route(contract.grantStaffMemberCredits, dangerous, async (call) => {
    const { id, credits, reason } = call.body
    let balance = 0
    await change(call, 'ledger give', async (tx, key) => {
      const booked = await adjust(tx, { ...key, id, credits, reason, now: call.clock.now() })
      balance = booked.balance
      return !booked.isReplay && { credits, balance }
    })
    return { credits: balance }
  }),

  route(contract.addStaffMemberNote, forSupport, (call) =>
    change(call, 'member note', (tx, key) => {
      const { id, text } = call.body
      return addNote(tx, key, { id, text, author: call.session.memberId, createdAt: call.clock.now() })
    }),
  ),

  route(contract.removeStaffMemberNote, forSupport, (call) =>
    change(call, 'member remove-note', async (tx, key) => {
      const { session, roles, body } = call
      const reader = { memberId: session.memberId, isAdmin: roles.includes('admin') }
      const removed = await removeNote(tx, key, body.note, reader)
      return removed === false ? refuse('forbidden') : removed
    }),
  ),
]
