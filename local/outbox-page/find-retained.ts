import { and, desc, eq, ilike, isNotNull, or, sql } from 'drizzle-orm'
import type { Queryable } from '../../api/src/db/database.ts'
import { member } from '../../api/src/tables/account.ts'
import { outbox } from '../../api/src/tables/outbox.ts'

/** The number of messages on the page. */
const MOST = 50
const MOST_RECIPIENTS = 12

const recipient = sql<string>`coalesce(${outbox.address}, ${member.email})`

export interface PageScope {
  readonly brandId: string
  /** Whether real mails go to a mail server; then the page shows only messages that never reach one. */
  readonly isMailed: boolean
}

function isShown({ brandId, isMailed }: PageScope) {
  const isSimulated = or(eq(member.isDemo, true), ilike(recipient, '%.invalid'))
  const isUnsent = isMailed ? or(sql`${outbox.channel} <> 'mail'`, isSimulated) : undefined
  return and(eq(outbox.brandId, brandId), isNotNull(outbox.data), isUnsent)
}

const columns = { row: outbox, recipient }

/** The brand's messages that the outbox page shows, the newest first. */
export async function findRetained(db: Queryable, scope: PageScope, to?: string) {
  return db
    .select(columns)
    .from(outbox)
    .leftJoin(member, eq(member.id, outbox.memberId))
    .where(and(isShown(scope), to === undefined ? undefined : eq(recipient, to)))
    .orderBy(desc(outbox.createdAt), desc(outbox.id))
    .limit(MOST)
}

export async function findRetainedMessage(db: Queryable, scope: PageScope, id: string) {
  const [found] = await db
    .select(columns)
    .from(outbox)
    .leftJoin(member, eq(member.id, outbox.memberId))
    .where(and(isShown(scope), eq(outbox.id, id)))
  return found
}

/** The recipients of the newest messages. */
export async function findRecipients(db: Queryable, scope: PageScope): Promise<string[]> {
  const found = await db
    .select({ recipient })
    .from(outbox)
    .leftJoin(member, eq(member.id, outbox.memberId))
    .where(isShown(scope))
    .groupBy(recipient)
    .orderBy(desc(sql`max(${outbox.createdAt})`))
    .limit(MOST_RECIPIENTS)
  return found.map((row) => row.recipient)
}

export type RetainedMessage = Awaited<ReturnType<typeof findRetained>>[number]
