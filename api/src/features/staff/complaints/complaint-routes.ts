import * as contract from 'contracts'
import { and, eq, sql } from 'drizzle-orm'
import type { Database, Queryable, Transaction } from '../../../db/database.ts'
import { hourly } from '../../../http/limits/hourly.ts'
import { refuse } from '../../../http/refusal.ts'
import { type Route, route } from '../../../http/route.ts'
import { complaint, complaintReply, member } from '../../../tables/account.ts'
import type { Complaint } from '../../account/complaints/complaints.ts'
import { findAsSender } from '../../account/complaints/own-complaints.ts'
import {
  answerComplaint,
  closeComplaint,
  reopenComplaint,
} from '../../account/complaints/settle-complaint.ts'
import { findBy } from '../members/find-members.ts'
import { recordCall, type StaffCall } from '../record-call.ts'
import { findById, findComplaintPage, findLine, findOthers } from './find-complaints.ts'
import { findHistory } from './history.ts'

const look = { access: 'staff', roles: ['support'], limit: hourly('staff-complaint-look', 2_000) } as const
const forChange = {
  access: 'staff',
  roles: ['support'],
  limit: hourly('staff-complaint-change', 200),
} as const

const lookerOf = ({ session, clock }: StaffCall) => ({ me: session.memberId, now: clock.now() })

type ChangeCall = StaffCall & {
  readonly database: Database
  readonly body: { readonly id: string; readonly reason?: string }
}

/**
 * Changes a complaint that nobody else has open and records it, or does neither if it is as it should be: `work` returns
 * null or false then.
 */
async function change(
  call: ChangeCall,
  action: contract.StaffAction,
  work: (tx: Transaction, found: Complaint) => Promise<Readonly<Record<string, unknown>> | boolean | null>,
): Promise<undefined> {
  const { body, brand, database, session } = call
  await database.inTransaction(async (tx) => {
    // Two of the staff change it one after the other.
    await tx.execute(sql`select from ${complaint} where ${complaint.id} = ${body.id} for update`)
    const found = (await findById(tx, brand.id, body.id)) ?? refuse('not_found')
    if (found.memberId === session.memberId) refuse('forbidden')
    const { claim } = (await findLine(tx, found.id, lookerOf(call))) ?? refuse('not_found')
    if (claim && !claim.is_me) refuse('case_claimed', { data: { name: claim.name, until: claim.until } })
    const done = await work(tx, found)
    if (!done) return
    const details = done === true ? {} : done
    await recordCall(tx, call, { action, subject: found.id, reason: body.reason, details })
  })
  return undefined
}

/** The member who wrote it: an address in the form is theirs only if it is a confirmed one. */
async function findSender(db: Queryable, { brandId, memberId, email }: Complaint) {
  const isTheirs = and(eq(sql`lower(${member.email})`, email), eq(member.status, 'confirmed'))
  const isIt = memberId === null ? isTheirs : eq(member.id, memberId)
  const [found] = isIt ? await findBy(db, brandId, isIt) : []
  return found ? { id: found.id, name: found.name, was_logged_in: memberId !== null } : null
}

/** The support's inbox of complaints. */
export const complaintRoutes: readonly Route[] = [
  route(contract.findStaffComplaints, look, async (call) => {
    const { db, brand, query } = call
    const page = await findComplaintPage(db, brand.id, query, lookerOf(call))
    // Without the text, which may be an address. A list tells nothing of anybody.
    if (query.text !== undefined)
      await recordCall(db, call, {
        action: 'complaint find',
        subject: brand.id,
        details: { found: page.complaints.length },
      })
    return page
  }),

  route(contract.getStaffComplaint, look, async (call) => {
    const { db, brand, query, session } = call
    const found = (await findById(db, brand.id, query.id)) ?? refuse('not_found')
    await recordCall(db, call, { action: 'complaint look', subject: found.id })
    const line = (await findLine(db, found.id, lookerOf(call))) ?? refuse('not_found')
    return {
      complaint: {
        ...line,
        text: found.text,
        email: found.email,
        told: (await findAsSender(db, found))?.progress ?? 'received',
        member: await findSender(db, found),
        is_own: found.memberId === session.memberId,
        history: await findHistory(db, found),
        others: await findOthers(db, found, lookerOf(call)),
      },
    }
  }),

  route(contract.replyToStaffComplaint, forChange, (call) =>
    change(call, 'complaint answer', async (tx, found) => {
      const { reply: id, text, replies, keep_open: isKeptOpen } = call.body
      if ((await tx.$count(complaintReply, eq(complaintReply.id, id))) > 0) return null
      const isAsShown =
        (await tx.$count(complaintReply, eq(complaintReply.complaintId, found.id))) === replies
      const reply = { id, text, author: call.session.memberId, isKeptOpen }
      if (!isAsShown || !(await answerComplaint(tx, found, reply, call.clock.now()))) refuse('case_decided')
      return { kept_open: isKeptOpen }
    }),
  ),

  route(contract.closeStaffComplaint, forChange, (call) =>
    change(call, 'complaint close', (tx, found) => closeComplaint(tx, found, call.clock.now())),
  ),

  route(contract.reopenStaffComplaint, forChange, (call) =>
    change(call, 'complaint reopen', (tx, found) => reopenComplaint(tx, found, call.clock.now())),
  ),
]
