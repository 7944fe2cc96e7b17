import { changePhoto as changeEndpoint, deletePhoto, getPhotos, uploadPhoto } from 'contracts'
import { hourly } from '../../http/limits/hourly.ts'
import { type Route, route } from '../../http/route.ts'
import { LARGEST_FILE } from '../../pictures/open-picture.ts'
import { preparePicture } from '../../pictures/prepare-picture.ts'
import { likeRoutes } from './likes/like-routes.ts'
import { addPhoto, changePhoto, checkRoom, findOwnPhotos, markDeleted } from './photos/photos.ts'
import { searchRoutes } from './search/search-routes.ts'

const UPLOADS = hourly('photo-upload', 60)
const CHANGES = hourly('photo-change', 600)

export const routes: readonly Route[] = [
  ...searchRoutes,
  ...likeRoutes,

  route(getPhotos, { access: 'member' }, ({ session, db }) => findOwnPhotos(db, session)),

  route(
    uploadPhoto,
    { access: 'member', limit: UPLOADS, bodyLimit: LARGEST_FILE },
    async ({ session, brand, query, file, db, clock, ...parts }) => {
      await checkRoom(db, session)
      const prepared = await preparePicture(file)
      const status = brand.settings.photo_approval ? 'pending' : 'active'
      const isPrivate = query.private === '1'
      await addPhoto(parts, session, prepared, { status, isPrivate, createdAt: clock.now() })
      return findOwnPhotos(db, session)
    },
  ),

  route(changeEndpoint, { access: 'member', limit: CHANGES }, async ({ session, body, db, database }) => {
    await changePhoto(database, session, body)
    return findOwnPhotos(db, session)
  }),

  route(
    deletePhoto,
    { access: 'member', limit: CHANGES },
    async ({ session, body, db, database, storage, request }) => {
      const names = await markDeleted(database, session, body.photo)
      // Nobody sees them any more; what is left of them is swept away later.
      await storage
        .remove(names)
        .catch((err: unknown) => request.log.error({ err }, 'files stay for the sweep'))
      return findOwnPhotos(db, session)
    },
  ),
]
