import { reportReasons } from 'contracts'
import { CommandError } from '../../db/run-command.ts'
import type { Decision } from '../../features/account/decisions/carry-out.ts'
import { decide } from '../../features/account/decisions/decide.ts'
import {
  decideObjection,
  decidersOf,
  findDecision,
  findDecisions,
  findObjections,
  liftDecision,
} from '../../features/account/decisions/lift.ts'
import { findReport } from '../../features/members/reports/reports.ts'
import { columns, facts } from '../columns.ts'
import { findOneMember } from '../member.ts'
import { plainText } from '../plain-text.ts'
import { changeAsStaff, requireReason, type StaffCall, staffName, type Topic } from '../staff-command.ts'
import { type ReadDecision, readDecision } from './read-decision.ts'

export const decisions: Topic = {
  usage: [
    'decisions list [<member>]',
    'decisions show <reference>',
    'decisions <warn | remove-name | remove-text | ban> <member> <rule> --reason "…" [--report <reference>]',
    'decisions suspend <member> <rule> <days> --reason "…" [--report <reference>]',
    'decisions remove-photo <photo id> <rule> --reason "…" [--report <reference>]',
    'decisions <remove-message | remove-picture | remove-note> <conversation> <#> <rule> --reason "…" [--report <reference>]',
    `    Mails the reason to the member and closes the report. Rules: ${reportReasons.join(', ')}.`,
    'decisions lift <reference> --reason "…"    undoes the decision, and mails the reason',
    'decisions objections                       those that wait for a decision',
    'decisions review <objection> <uphold | reject> --reason "…"   not by whoever decided first; mails the answer',
  ],
  read([verb = '', what, rule, days, ...rest]) {
    if (rest.length > 0) return undefined
    if (verb === 'objections' && what === undefined) return objections
    if (verb === 'list' && rule === undefined) return (call) => list(call, what)
    if (what === undefined) return undefined
    if (verb === 'show' && rule === undefined) return async (call) => show(await findOrRefuse(call, what))
    if (verb === 'lift' && rule === undefined) return (call) => lift(call, what)
    if (verb === 'review' && (rule === 'uphold' || rule === 'reject') && days === undefined)
      return (call) => review(call, what, rule === 'uphold')
    const made = readDecision(verb, what, [rule, days])
    return made && ((call) => makeDecision(call, made))
  },
}

async function findOrRefuse({ database: { db }, brand }: StaffCall, reference: string): Promise<Decision> {
  const found = await findDecision(db, brand.id, reference)
  if (!found) throw new CommandError(`There is no decision ${reference} at this brand.`)
  return found
}

async function list(call: StaffCall, member: string | undefined) {
  const id = member === undefined ? undefined : (await findOneMember(call, member)).id
  const found = await findDecisions(call.database.db, call.brand.id, id)
  if (found.length === 0) return 'None yet.'
  return columns(
    ['reference', 'when', 'who', 'what', 'member', 'rule', 'lifted'],
    found.map(({ reference, decidedAt, decidedBy, kind, memberId, rule, liftedAt }) => [
      reference,
      decidedAt,
      decidedBy,
      kind,
      memberId,
      rule,
      liftedAt ?? '',
    ]),
  )
}

function show({ subject, facts: found, id: _, brandId: __, ...one }: Decision) {
  const { photo, message } = subject
  const summary = facts({
    ...one,
    photo,
    conversation: message?.conversation,
    message: message?.sequence.toString(),
  })
  return [summary, plainText(found), subject.text && plainText(subject.text)].filter(Boolean).join('\n\n')
}

/** Carries out a decision, with the reason and the report that the command names. */
export async function makeDecision(call: StaffCall, { action, rule, owner }: ReadDecision) {
  const reason = requireReason(call)
  const report = await findReportOrRefuse(call)
  const memberId = await owner(call)
  if (report && report.profileId !== memberId)
    throw new CommandError(`${report.reference} is about someone else.`)
  const about = { rule, facts: reason, source: report ?? ('staff' as const), by: staffName() }
  const { reference } = await changeAsStaff(call, {
    action: `decision ${action.kind}`,
    subject: memberId,
    work: async (tx) => {
      const key = { brandId: call.brand.id, memberId }
      const stored = await decide(tx, key, { ...action, ...about }, call.now)
      return stored ? { reference: stored.reference, rule } : null
    },
    nothingToDo: 'Nothing to do.',
  })
  return `${reference}: done; the member is informed.`
}

async function findReportOrRefuse({ database: { db }, brand, report }: StaffCall) {
  if (report === undefined) return undefined
  const found = await findReport(db, brand.id, report)
  if (!found) throw new CommandError(`There is no report ${report} at this brand.`)
  if (found.outcome !== null) throw new CommandError(`${found.reference} is already decided.`)
  return found
}

async function lift(call: StaffCall, reference: string) {
  const answer = requireReason(call)
  const found = await findOrRefuse(call, reference)
  await changeAsStaff(call, {
    action: 'decision lift',
    subject: found.memberId,
    work: async (tx) =>
      (await liftDecision(tx, found, { by: staffName(), answer }, call.now))
        ? { reference: found.reference }
        : null,
    nothingToDo: `${found.reference} is lifted already.`,
  })
  return `${found.reference} is lifted; the member is informed.`
}

async function objections({ database: { db }, brand }: StaffCall) {
  const found = await findObjections(db, brand.id)
  if (found.length === 0) return 'No open objections.'
  return columns(
    ['objection', 'since', 'decision', 'what', 'decided by', 'text'],
    found.map(({ complaint: { reference, createdAt, text }, decision }) => [
      reference,
      createdAt,
      decision.reference,
      decision.kind,
      decision.decidedBy,
      text,
    ]),
  )
}

async function review(call: StaffCall, reference: string, isUpheld: boolean) {
  const answer = requireReason(call)
  const by = staffName()
  const found = (await findObjections(call.database.db, call.brand.id)).find(
    ({ complaint }) => complaint.reference === reference.toUpperCase(),
  )
  if (!found) throw new CommandError(`There is no open objection ${reference} at this brand.`)
  if (decidersOf(found.decision).includes(by))
    throw new CommandError('Somebody else must decide: you decided first.')
  await changeAsStaff(call, {
    action: 'decision review',
    subject: found.decision.memberId,
    work: async (tx) =>
      (await decideObjection(tx, found, { by, answer, isUpheld }, call.now)) === 'done'
        ? { reference: found.decision.reference, isUpheld }
        : null,
    nothingToDo: `${reference} is already decided.`,
  })
  return `${reference}: ${isUpheld ? 'the decision is undone' : 'the decision stands'}; the answer is mailed.`
}
