import type { Database } from '../../db/database.ts'
import { addPhoto } from '../../features/members/photos/photos.ts'
import { preparePicture } from '../../pictures/prepare-picture.ts'
import type { Storage } from '../../storage/storage.ts'
import type { AddPortrait } from './paint-portraits.ts'

interface Parts {
  readonly database: Pick<Database, 'inTransaction'>
  readonly storage: Storage
}

/** Portraits go the way of every member's photo; that they may be shown needs nobody's approval. */
export function keepPortraits(parts: Parts): AddPortrait {
  return async ({ isPrivate, ...owner }, picture) => {
    const about = { status: 'active', isPrivate, createdAt: new Date() } as const
    await addPhoto(parts, { ...owner, role: 'premium' }, await preparePicture(picture), about)
  }
}
