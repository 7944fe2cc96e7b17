import type { Database } from '../../db/database.ts'
import { newId } from '../../db/new-id.ts'
import type { Owner } from './gallery.ts'
import { photo } from './tables.ts'

/** A photo for tests whose files are nowhere: an active one of a size unless it says otherwise. */
export async function addPhotoRow(
  { db }: Pick<Database, 'db'>,
  { brandId, memberId }: Owner,
  overrides: Partial<typeof photo.$inferInsert> = {},
) {
  const id = newId()
  const row = {
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
    status: 'active',
    position: 0,
    createdAt: new Date(),
    ...overrides,
  } as const
  await db.insert(photo).values(row)
  return row
}
