import { and, desc, eq } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import type { MailKind } from '../../outbox/message.ts'
import type { MemberKey } from '../../tables/member-key.ts'
import { outbox } from '../../tables/outbox.ts'

/** A member's mails of one kind, latest first. */
export function mailsTo({ db }: Database, { memberId }: Pick<MemberKey, 'memberId'>, kind: MailKind) {
  return db
    .select()
    .from(outbox)
    .where(and(eq(outbox.memberId, memberId), eq(outbox.kind, kind)))
    .orderBy(desc(outbox.id))
}

/** The token in the link of the latest mail of this kind. */
export async function tokenIn(
  database: Database,
  key: Pick<MemberKey, 'memberId'>,
  kind: MailKind,
): Promise<string> {
  const [mail] = await mailsTo(database, key, kind)
  const token = mail?.data?.['token']
  if (typeof token !== 'string') throw new Error(`There is no mail ${kind} with a token.`)
  return token
}
