import { CommandError } from '../../db/run-command.ts'
import { decideReport, findReport, findReports, type Report } from '../../features/members/reports/reports.ts'
import type { Brand } from '../../http/caller/brand.ts'
import { columns, facts } from '../columns.ts'
import { plainText } from '../plain-text.ts'
import { changeAsStaff, requireReason, type StaffCall, type Topic } from '../staff-command.ts'
import { messageTable, readConversation } from './reported-messages.ts'

export const reports: Topic = {
  usage: [
    'reports list [decided]',
    'reports show <reference>',
    'reports conversation <reference>           the reported message with those around it, and the conversation now; recorded',
    'reports close <reference> --reason "…"     nothing found; mails the reporter. To act, see `decisions … --report`',
  ],
  read([verb, reference, outcome, ...rest]) {
    if (rest.length > 0) return undefined
    if (verb === 'list' && outcome === undefined) {
      if (reference === undefined) return (call) => list(call, 'open')
      return reference === 'decided' ? (call) => list(call, 'decided') : undefined
    }
    if (reference === undefined) return undefined
    if (verb === 'show' && outcome === undefined)
      return async (call) => show(call.brand, await findOrRefuse(call, reference))
    if (verb === 'conversation' && outcome === undefined)
      return async (call) => readConversation(call, await findOrRefuse(call, reference))
    return verb === 'close' && outcome === undefined ? (call) => close(call, reference) : undefined
  },
}

async function findOrRefuse({ database: { db }, brand }: StaffCall, reference: string): Promise<Report> {
  const found = await findReport(db, brand.id, reference)
  if (!found) throw new CommandError(`There is no report ${reference} at this brand.`)
  return found
}

async function list({ database: { db }, brand }: StaffCall, which: 'open' | 'decided') {
  const found = await findReports(db, brand.id, which)
  if (found.length === 0) return which === 'open' ? 'No open reports.' : 'None yet.'
  return columns(
    ['reference', 'since', 'reason', 'of', 'name', 'outcome'],
    found.map(({ report: { reference, createdAt, reason, profileId, outcome }, name }) => [
      reference,
      createdAt,
      reason,
      profileId,
      name ?? '',
      outcome ?? '',
    ]),
  )
}

function show(brand: Brand, { text, evidence, ...report }: Report) {
  const { reference, reporterId, profileId, photoId, reason, createdAt, outcome, decidedAt } = report
  const reported = evidence?.find(({ sequence }) => sequence === report.messageSequence)
  const summary = facts({
    reference,
    by: reporterId,
    of: profileId,
    photo: photoId,
    conversation: report.conversationId,
    message: report.messageSequence?.toString(),
    reason,
    since: createdAt,
    outcome,
    decided: decidedAt,
  })
  const quote = reported && messageTable(brand, [reported])
  return [summary, quote, plainText(text)].filter(Boolean).join('\n\n')
}

async function close(call: StaffCall, reference: string) {
  const outcome = 'nothing-found'
  requireReason(call)
  const report = await findOrRefuse(call, reference)
  await changeAsStaff(call, {
    action: 'report close',
    subject: report.id,
    work: async (tx) =>
      (await decideReport(tx, report, outcome, call.now)) ? { outcome, of: report.profileId } : null,
    nothingToDo: `${report.reference} is already decided.`,
  })
  return `${report.reference}: ${outcome}.`
}
