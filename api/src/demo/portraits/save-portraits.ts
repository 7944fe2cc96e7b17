import type { Database } from '../../db/database.ts'
import { addPhoto } from '../../features/members/photos/photos.ts'
import { preparePicture } from '../../pictures/prepare-picture.ts'
import type { Storage } from '../../storage/storage.ts'
import type { AddPortrait } from './paint-portraits.ts'

interface Parts {
  readonly database: Pick<Database, 'inTransaction'>
  readonly storage: Storage
}

/** Stores portraits like any member's photo, but already approved. */
export function savePortraits(parts: Parts): AddPortrait {
  return async ({ isPrivate, ...owner }, picture) => {
    const about = { status: 'active', isPrivate, createdAt: new Date() } as const
    await addPhoto(parts, { ...owner, role: 'premium' }, await preparePicture(picture), about)
  }
}
