import * as contract from 'contracts'
import { eq } from 'drizzle-orm'
import type { Database } from '../../../db/database.ts'
import { hourly } from '../../../http/limits/hourly.ts'
import { refuse } from '../../../http/refusal.ts'
import { type Route, route } from '../../../http/route.ts'
import { ledgerAccount } from '../../../tables/credits.ts'
import type { MemberKey } from '../../../tables/member-key.ts'
import { exportAccount, exportCases } from '../../account/export/export-account.ts'
import { findOwnProfile } from '../../account/own/own-profile.ts'
import { exportDebits } from '../../credits/debits/export-debits.ts'
import { findStatement } from '../../credits/ledger/statement.ts'
import { findPurchases, movementAnswer } from '../../credits/orders/export-purchases.ts'
import { recordCall, type StaffCall } from '../record-call.ts'
import { findMember, findMembers, MOST_FOUND } from './find-members.ts'
import { findMails } from './mails.ts'
import { headAnswer, isSupport, memberAnswer } from './member-answer.ts'
import { findNotes } from './notes.ts'
import { searchKinds } from './search-kinds.ts'

const PAGE = 50

const search = {
  access: 'staff',
  roles: ['support', 'finance'],
  limit: hourly('staff-members-find', 500),
} as const
const LOOKS = hourly('staff-member-look', 2_000)
const forSupport = { access: 'staff', roles: ['support'], limit: LOOKS } as const
const forMoney = { access: 'staff', roles: ['support', 'finance'], limit: LOOKS } as const

type Look = StaffCall & {
  readonly db: Database['db']
  readonly query: { readonly member: string }
}

/** Finds the member of the brand whom a call looks at, and records which part of them. */
async function look(call: Look, part: contract.StaffMemberPart) {
  const { db, brand, query } = call
  const found = (await findMember(db, brand.id, query.member)) ?? refuse('not_found')
  await recordCall(db, call, { action: `member look ${part}`, subject: found.id })
  const key: MemberKey = { brandId: brand.id, memberId: found.id }
  return { found, key }
}

/** Looks of the support and finance at members: never at a message. */
export const lookRoutes: readonly Route[] = [
  route(contract.findStaffMembers, search, async (call) => {
    const { query, brand, db } = call
    const kinds = searchKinds(query.text).filter((kind) => isSupport(call) || kind === 'order')
    const { by, members } = await findMembers(db, brand, query.text, kinds)
    const [only, ...more] = members
    // Without the text, which may be an address: only a member's own entries are emptied when they are deleted.
    await recordCall(db, call, {
      action: 'member find',
      subject: only && more.length === 0 ? only.id : brand.id,
      details: { by: by ?? kinds.join(' '), found: Math.min(members.length, MOST_FOUND) },
    })
    return {
      members: members.slice(0, MOST_FOUND).map(memberAnswer),
      by,
      is_cut: members.length > MOST_FOUND,
    }
  }),

  route(contract.getStaffMember, forMoney, async (call) => {
    const { found } = await look(call, 'head')
    const [account] = await call.db
      .select({ balance: ledgerAccount.balance })
      .from(ledgerAccount)
      .where(eq(ledgerAccount.memberId, found.id))
    return headAnswer(found, account?.balance ?? 0, call)
  }),

  route(contract.getStaffMemberAccount, forSupport, async (call) => {
    const { key } = await look(call, 'account')
    const { account, push_browsers, ...data } = await exportAccount(call.db, key)
    const { date_of_birth, visible_to_visitors } = await findOwnProfile(call.db, key)
    const { email, pending_email, paused_at, signup_step } = account
    const { choices, stopped, names_in_push } = data.notifications
    return {
      ...data,
      email,
      pending_email,
      paused_at,
      signup_step: contract.signupSteps.find((step) => step === signup_step) ?? null,
      date_of_birth,
      push_browsers: push_browsers.length,
      consents: { visible_to_visitors, names_in_push, notifications: choices, stopped },
    }
  }),

  route(contract.getStaffMemberMails, forSupport, async (call) => {
    const { key } = await look(call, 'mails')
    return findMails(call.db, key)
  }),

  route(contract.getStaffMemberCredits, forMoney, async (call) => {
    const { key } = await look(call, 'credits')
    const { before } = call.query
    const from = before === undefined ? {} : { before: Number(before) }
    const lines = await findStatement(call.db, key, { ...from, limit: PAGE + 1 })
    return { lines: lines.slice(0, PAGE).map(movementAnswer), has_more: lines.length > PAGE }
  }),

  route(contract.getStaffMemberPurchases, forMoney, async (call) => {
    const { key } = await look(call, 'purchases')
    return { ...(await findPurchases(call.db, key)), debits: await exportDebits(call.db, key) }
  }),

  route(contract.getStaffMemberPayment, forMoney, async (call) => {
    const { key } = await look(call, 'payment')
    return { debits: await exportDebits(call.db, key) }
  }),

  route(contract.getStaffMemberCases, forSupport, async (call) => {
    const { key } = await look(call, 'cases')
    return (await exportCases(call.db, key)) as contract.AnswerOf<typeof contract.getStaffMemberCases>
  }),

  route(contract.getStaffMemberNotes, forSupport, async (call) => {
    const { key } = await look(call, 'notes')
    const { session, roles } = call
    return findNotes(call.db, key, { memberId: session.memberId, isAdmin: roles.includes('admin') })
  }),
]
