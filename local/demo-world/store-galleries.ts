import type { Queryable } from '../../api/src/db/database.ts'
import { newId } from '../../api/src/db/new-id.ts'
import { newFileNames } from '../../api/src/pictures/save-picture.ts'
import type { MemberKey } from '../../api/src/tables/member-key.ts'
import { photo } from '../../api/src/tables/members.ts'
import { insertRows } from './insert-rows.ts'
import type { GalleryPhoto } from './people/gallery.ts'
import { PORTRAIT } from './portraits/portrait-size.ts'
import { UNPAINTED } from './portraits/unpainted.ts'

interface Gallery extends MemberKey {
  /** The main one first. */
  readonly photos: readonly GalleryPhoto[]
}

/** Stores photos of demo members whose pictures are painted later. */
export async function storeGalleries(tx: Queryable, galleries: readonly Gallery[], now: Date): Promise<void> {
  const rows = galleries.flatMap(({ brandId, memberId, photos }) =>
    photos.map(({ isPrivate, createdAt }, position) => {
      const id = newId()
      return {
        ...newFileNames(id),
        ...PORTRAIT,
        id,
        brandId,
        memberId,
        position,
        isPrivate,
        isMain: position === 0,
        status: 'active' as const,
        thumbhash: UNPAINTED,
        createdAt: createdAt < now ? createdAt : now,
      }
    }),
  )
  await insertRows(tx, photo, rows)
}
