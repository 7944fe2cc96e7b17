import { CommandError } from '../../db/run-command.ts'
import { findReportedMessages } from '../../features/members/reports/report-evidence.ts'
import { isReportOpen, type Report } from '../../features/members/reports/reports.ts'
import type { Brand } from '../../http/caller/brand.ts'
import type { ReportedMessage } from '../../tables/reports.ts'
import { columns } from '../columns.ts'
import { changeAsStaff, type StaffCall } from '../staff-command.ts'

/** Prints a conversation, only while a report on one of its messages is open, and records that. */
export async function readConversation(call: StaffCall, report: Report): Promise<string> {
  const { conversationId, evidence } = report
  if (conversationId === null || evidence === null)
    throw new CommandError(`${report.reference} is not about a message.`)
  const messages: ReportedMessage[] = []
  await changeAsStaff(call, {
    action: 'report conversation',
    subject: report.id,
    work: async (tx) => {
      if (!(await isReportOpen(tx, report))) return null
      messages.push(...(await findReportedMessages(tx, conversationId)))
      return { of: report.profileId, by: report.reporterId, messages: messages.length }
    },
    nothingToDo: `${report.reference} is decided, so its conversation is private again.`,
  })
  const now = messages.length > 0 ? messageTable(call.brand, messages) : 'It has been deleted.'
  return ['When it was reported:', messageTable(call.brand, evidence), 'Now:', now].join('\n\n')
}

/** Pictures are URLs, which open in a browser that is logged in as staff. */
export function messageTable({ settings }: Brand, messages: readonly ReportedMessage[]): string {
  const contentOf = ({ kind, text, photo, gift }: ReportedMessage) =>
    [kind !== 'text' && `(${kind})`, gift, photo && settings.cdn_prefix + photo, text]
      .filter(Boolean)
      .join(' ')
  return columns(
    ['#', 'at', 'from', 'message'],
    messages.map((message) => [
      String(message.sequence),
      new Date(message.at),
      message.from,
      contentOf(message),
    ]),
  )
}
