import * as contract from 'contracts'
import { hourly } from '../../../http/limits/hourly.ts'
import { type Route, route } from '../../../http/route.ts'
import { MAX_FILE_BYTES } from '../../../pictures/open-picture.ts'
import { preparePicture } from '../../../pictures/prepare-picture.ts'
import { addPhoto, changePhoto, findOwnPhotos, markDeleted, refuseAtLimit } from './photos.ts'

const UPLOADS = hourly('photo-upload', 60)
const CHANGES = hourly('photo-change', 600)

export const photoRoutes: readonly Route[] = [
  route(contract.getPhotos, { access: 'member' }, ({ session, db }) => findOwnPhotos(db, session)),

  route(
    contract.uploadPhoto,
    { access: 'member', limit: UPLOADS, fileLimit: MAX_FILE_BYTES },
    async ({ session, brand, query, file, db, clock, ...parts }) => {
      await refuseAtLimit(db, session)
      const prepared = await preparePicture(file)
      const status = brand.settings.photo_approval ? 'pending' : 'active'
      const isPrivate = query.private === '1'
      await addPhoto(parts, session, prepared, { status, isPrivate, createdAt: clock.now() })
      return findOwnPhotos(db, session)
    },
  ),

  route(
    contract.changePhoto,
    { access: 'member', limit: CHANGES },
    async ({ session, body, db, database }) => {
      await changePhoto(database, session, body)
      return findOwnPhotos(db, session)
    },
  ),

  route(
    contract.deletePhoto,
    { access: 'member', limit: CHANGES },
    async ({ session, body, db, database, storage, clock, request }) => {
      const names = await markDeleted(database, session, body.photo, clock.now())
      // The photo is hidden already, so the sweep may remove its files later if this fails.
      await storage
        .remove(names)
        .catch((err: unknown) => request.log.error({ err }, 'files stay for the sweep'))
      return findOwnPhotos(db, session)
    },
  ),
]
