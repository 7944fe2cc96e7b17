import { closeCase } from '../../../cases/close-case.ts'
import { openCase } from '../../../cases/open-case.ts'
import { flagsIn, severityOfFlags } from '../../../cases/text-flags.ts'
import type { Transaction } from '../../../db/database.ts'
import type { MemberKey } from '../../../tables/member-key.ts'

interface Texts {
  readonly name?: string | undefined
  /** The member's text about themselves. */
  readonly text?: string | null | undefined
}

/** Has a new text or name wait for staff if rules find something in it; a harmless one ends the case of the old one. */
export async function flagTexts(
  tx: Transaction,
  { brandId, memberId }: MemberKey,
  texts: Texts,
  now: Date,
): Promise<void> {
  for (const kind of ['name', 'text'] as const) {
    const text = texts[kind]
    if (text === undefined) continue
    const flags = flagsIn(text ?? '')
    const severity = severityOfFlags(flags)
    if (flags.length === 0) await closeCase(tx, { brandId, kind, subjectId: memberId }, 'gone', now)
    else await openCase(tx, { brandId, kind, subject: { kind, id: memberId }, memberId, severity }, now)
  }
}
