import type { User } from 'contracts'
import type { Database } from '../../../db/database.ts'
import { findPosition } from '../../../events/find-position.ts'
import type { Brand } from '../../../http/caller/brand.ts'
import { refuse } from '../../../http/refusal.ts'
import { findUser } from '../users.ts'
import { beginSession } from './sessions.ts'

/** The browser that a member logs in with. */
export interface Browser {
  /** Its name in the member's list of sessions. */
  readonly label: string
  /** Token of the session that it held so far, which ends. */
  readonly earlierToken: string | undefined
}

interface Login {
  readonly brand: Brand
  readonly memberId: string
  readonly browser: Browser
  /** Hash of the password that the member entered. */
  readonly passwordHash: string | null
}

export interface StartedSession {
  readonly user: User
  readonly token: string
  /** The member's last event that `user` reflects. */
  readonly position: number
}

/** Logs a browser in as this member. */
export async function startSession(
  database: Database,
  { brand, memberId, browser, passwordHash }: Login,
  now: Date,
): Promise<StartedSession> {
  const { db } = database
  // Read before the user: an event between the two reads is sent again, which does no harm.
  const position = await findPosition(db, memberId)
  const user = (await findUser(db, brand, memberId, now)) ?? refuse('login_failed')
  const started = { brandId: brand.id, memberId, passwordHash, ...browser }
  const token = await beginSession(database, started, now)
  return { user, token, position }
}
