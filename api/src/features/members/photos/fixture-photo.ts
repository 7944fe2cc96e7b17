import { eq } from 'drizzle-orm'
import type { Database } from '../../../db/database.ts'
import { newId } from '../../../db/new-id.ts'
import { photo } from '../../../tables/members.ts'
import type { Owner } from './gallery.ts'
import { type Rejection, setRejection } from './photo-approval.ts'

type PhotoRow = typeof photo.$inferSelect

/** A photo row without files; active unless overridden. */
export function photoRow({ brandId, memberId }: Owner, overrides: Partial<PhotoRow> = {}): PhotoRow {
  const { id = newId() } = overrides
  return {
    id,
    brandId,
    memberId,
    filename: `${id}.full`,
    matchFilename: `${id}.match`,
    cardFilename: `${id}.card`,
    thumbFilename: `${id}.thumb`,
    blurredFilename: `${id}.blurred`,
    width: 720,
    height: 900,
    thumbhash: 'thumbhash',
    dhash: null,
    status: 'active',
    rejection: null,
    isMain: false,
    isPrivate: false,
    position: 0,
    createdAt: new Date(),
    ...overrides,
  }
}

export async function addPhotoRow(
  { db }: Pick<Database, 'db'>,
  owner: Owner,
  overrides: Partial<PhotoRow> = {},
): Promise<PhotoRow> {
  const row = photoRow(owner, overrides)
  await db.insert(photo).values(row)
  return row
}

/** Rejects a photo as a decision of staff does, without the decision and its mail. */
export async function rejectPhoto({ db, inTransaction }: Database, id: string, rejection: Rejection) {
  const [found] = await db.select().from(photo).where(eq(photo.id, id))
  if (!found) throw new Error('There is no such photo.')
  await inTransaction((tx) => setRejection(tx, found, rejection, new Date()))
}
