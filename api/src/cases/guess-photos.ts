import { buffer } from 'node:stream/consumers'
import { isLikelyNude } from 'contracts'
import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { type Guesser, startGuesser } from '../pictures/guess/start-guesser.ts'
import type { Storage } from '../storage/storage.ts'
import { photo } from '../tables/members.ts'
import { staffCase } from '../tables/staff.ts'
import { severityNumber, shareOf } from './rank-case.ts'

/** As many as there is time for in a minute, after which the job comes again. */
const MOST = 60
/** Stored for a picture that could not be read, so that nobody tries again. */
const UNREADABLE = -1

interface Services {
  readonly database: Database
  readonly storage: Pick<Storage, 'get'>
}

/**
 * Lets the model look at new photos that wait. It never decides: its guess sorts the queue, and hides the preview until
 * the moderator wants to see it.
 */
export async function guessPhotos({ database, storage }: Services, start = startGuesser): Promise<number> {
  const { db } = database
  const waiting = await db
    .select({ id: staffCase.id, filename: photo.cardFilename })
    .from(staffCase)
    .innerJoin(photo, eq(photo.id, staffCase.subjectId))
    .where(and(eq(staffCase.state, 'waiting'), eq(staffCase.kind, 'photo'), isNull(staffCase.guess)))
    .orderBy(asc(staffCase.rankAt))
    .limit(MOST)
  if (waiting.length === 0) return 0
  const guesser = start()
  try {
    for (const { id, filename } of waiting) {
      const guess = (await guessFile({ storage, guesser }, filename)) ?? UNREADABLE
      await note(database, id, guess)
    }
  } finally {
    await guesser.stop()
  }
  return waiting.length
}

async function guessFile(
  { storage, guesser }: Pick<Services, 'storage'> & { readonly guesser: Guesser },
  filename: string,
): Promise<number | null> {
  const file = await storage.get(filename)
  return file && guesser.guess(await buffer(file.stream))
}

/** Keeps the guess, if the photo still waits. A grave one comes forward, as after a report. */
async function note({ db }: Database, id: string, guess: number): Promise<void> {
  const { severity, openedAt, dueAt, rankAt } = staffCase
  const share = sql.raw(String(shareOf({ severity: 'high' })))
  const forward = !isLikelyNude({ guess })
    ? {}
    : {
        severity: sql`greatest(${severity}, ${severityNumber('high')})`,
        rankAt: sql`least(${rankAt}, ${openedAt} + (${dueAt} - ${openedAt}) * ${share})`,
      }
  await db
    .update(staffCase)
    .set({ guess, ...forward })
    .where(and(eq(staffCase.id, id), eq(staffCase.state, 'waiting')))
}
