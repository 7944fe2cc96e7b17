import type { AnswerOf, readCaseMessages } from 'contracts'
import type { Database, Transaction } from '../../../db/database.ts'
import { refuse } from '../../../http/refusal.ts'
import { findCaseReports } from './case-reports.ts'
import type { CaseRow } from './case-rows.ts'
import type { Moderator } from './claims.ts'
import { lockOwnCase } from './refuse-case.ts'

/**
 * The part of a conversation that was reported, for somebody who has the case in hand, while the report is open; for
 * somebody who decides it again, the reported message alone. It is what the report stored: nobody reads the
 * conversation itself.
 */
export function readMessages(
  { inTransaction }: Pick<Database, 'inTransaction'>,
  by: Moderator,
  id: string,
  record: (tx: Transaction, about: CaseRow, references: readonly string[]) => Promise<void>,
): Promise<AnswerOf<typeof readCaseMessages>> {
  return inTransaction(async (tx) => {
    const about = await lockOwnCase(tx, by, id)
    const reports = about.subjectKind === 'message' ? await findCaseReports(tx, about) : []
    const latest = reports.at(-1) ?? refuse('not_found')
    await record(
      tx,
      about,
      reports.map(({ reference }) => reference),
    )
    // Around it, the conversation is private again once the report is decided.
    const shown = (latest.evidence ?? []).filter(
      ({ sequence }) => about.sampleOf === null || sequence === latest.messageSequence,
    )
    const messages = shown.map(({ sequence, from, at, text, photo, gift }) => ({
      sequence,
      is_from_member: from === about.memberId,
      is_reported: sequence === latest.messageSequence,
      sent_at: at,
      text,
      photo: photo ?? null,
      gift: gift ?? null,
    }))
    return { messages }
  })
}
