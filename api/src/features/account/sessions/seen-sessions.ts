import { sql } from 'drizzle-orm'
import type { Database } from '../../../db/database.ts'
import type { Log } from '../../../db/log.ts'
import { session } from '../../../tables/account.ts'
import { memberSearch } from '../../../tables/search.ts'
import { MINUTE_MS } from '../../../time.ts'

/** Limits how often a session's calls write that it was seen. */
export const SEEN_INTERVAL_MS = 5 * MINUTE_MS
/** Milliseconds for which those who were seen are gathered. */
const FLUSH_EVERY = 1_000

interface Seen {
  readonly sessionId: string
  readonly memberId: string
  readonly at: Date
}

/** Notes when sessions were seen last, and their members with them: in one statement a second, whoever calls. */
export class SeenSessions {
  private readonly database: Pick<Database, 'db'>
  private readonly log: Pick<Log, 'warn'>
  /** By the sessions' ids. */
  private seen = new Map<string, Seen>()
  private timer: NodeJS.Timeout | undefined

  constructor(database: Pick<Database, 'db'>, log: Pick<Log, 'warn'>) {
    this.database = database
    this.log = log
  }

  note(seen: Seen) {
    this.seen.set(seen.sessionId, seen)
    this.timer ??= setTimeout(() => void this.flush(), FLUSH_EVERY).unref()
  }

  /** Writes what has been noted. If that fails, the next calls note it again. */
  async flush(): Promise<void> {
    clearTimeout(this.timer)
    this.timer = undefined
    const seen = [...this.seen.values()]
    this.seen = new Map()
    if (seen.length === 0) return
    await writeSeen(this.database, seen).catch(() => {
      this.log.warn('When members were last active could not be noted.')
    })
  }
}

/** Skips rows that another transaction has locked, so that two processes never wait for each other in a circle. */
async function writeSeen({ db }: Pick<Database, 'db'>, seen: readonly Seen[]): Promise<void> {
  const column = (value: (one: Seen) => string) => sql.param(seen.map(value))
  const isDue = sql`seen.at - ${SEEN_INTERVAL_MS} * interval '1 millisecond'`
  await db.execute(sql`
    with seen as (
      select * from unnest(
        ${column(({ sessionId }) => sessionId)}::text[],
        ${column(({ memberId }) => memberId)}::text[],
        ${column(({ at }) => at.toISOString())}::timestamptz[]
      ) as seen (session_id, member_id, at)
    ), due_session as (
      select id, at from seen join ${session} on id = session_id
      where last_seen_at <= ${isDue} for no key update of ${session} skip locked
    ), due_member as (
      select member_search.member_id, at from seen join ${memberSearch} using (member_id)
      where last_active <= ${isDue} for no key update of ${memberSearch} skip locked
    ), of_sessions as (
      update ${session} set last_seen_at = at from due_session where session.id = due_session.id
    )
    update ${memberSearch} set last_active = at from due_member where member_search.member_id = due_member.member_id
  `)
}
