import type { AnswerOf, getStaffMemberNotes } from 'contracts'
import { and, desc, eq } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../../db/database.ts'
import type { MemberKey } from '../../../tables/member-key.ts'
import { profile } from '../../../tables/members.ts'
import { staffNote } from '../../../tables/staff.ts'

interface Reader {
  readonly memberId: string
  readonly isAdmin: boolean
}

const isAbout = ({ brandId, memberId }: MemberKey) =>
  and(eq(staffNote.brandId, brandId), eq(staffNote.memberId, memberId))

/** The notes about a member, the latest first. */
export async function findNotes(
  db: Queryable,
  key: MemberKey,
  reader: Reader,
): Promise<AnswerOf<typeof getStaffMemberNotes>> {
  const found = await db
    .select({ note: staffNote, author: profile.name })
    .from(staffNote)
    .leftJoin(profile, eq(profile.memberId, staffNote.author))
    .where(isAbout(key))
    .orderBy(desc(staffNote.createdAt), desc(staffNote.id))
    .limit(200)
  return {
    notes: found.map(({ note, author }) => ({
      id: note.id,
      text: note.text,
      created_at: note.createdAt.toISOString(),
      author,
      is_removable: isRemovable(note, reader),
    })),
  }
}

/** Adds a note; returns false if there is one with this id. */
export async function addNote(
  tx: Transaction,
  { brandId, memberId }: MemberKey,
  note: Pick<typeof staffNote.$inferInsert, 'id' | 'author' | 'text' | 'createdAt'>,
): Promise<boolean> {
  const { rowCount } = await tx
    .insert(staffNote)
    .values({ brandId, memberId, ...note })
    .onConflictDoNothing()
  return rowCount === 1
}

/** Removes a note; returns null if there is none, and false if it is not the reader's. */
export async function removeNote(tx: Transaction, key: MemberKey, id: string, reader: Reader) {
  const isIt = and(isAbout(key), eq(staffNote.id, id))
  const [note] = await tx.select().from(staffNote).where(isIt).for('update')
  if (!note) return null
  if (!isRemovable(note, reader)) return false
  await tx.delete(staffNote).where(isIt)
  return true
}

function isRemovable({ author }: Pick<typeof staffNote.$inferSelect, 'author'>, reader: Reader): boolean {
  return reader.isAdmin || author === reader.memberId
}
