import { changePhoto, deletePhoto, getPhotos, uploadPhoto } from 'contracts'
import { eq } from 'drizzle-orm'
import { forMembers, type IdentityCase, type IdentityRow, type Person } from '../../http/fixtures/identity.ts'
import { drawPicture } from '../../pictures/fixture-pictures.ts'
import { photo } from '../../tables/members.ts'
import { likeIdentity } from './likes/fixture-like-identity.ts'
import { addPhotoRow } from './photos/fixture-photo.ts'
import { preferenceIdentity } from './preferences/fixture-preference-identity.ts'
import { searchIdentity } from './search/fixture-search-identity.ts'

async function withPhotoOf({ database }: IdentityCase, owner: Person) {
  const { id } = await addPhotoRow(database, owner, { isPrivate: true })
  return { body: { photo: id } }
}

const foreignPhotos: IdentityRow['foreign'] = [
  (about) => withPhotoOf(about, about.other),
  (about) => withPhotoOf(about, about.stranger),
  (about) => withPhotoOf(about, about.far[0]),
  () => ({ body: { photo: 'not-there' } }),
]

export const identity: readonly IdentityRow[] = [
  ...searchIdentity,
  ...likeIdentity,
  ...preferenceIdentity,
  {
    endpoint: getPhotos,
    async input(about) {
      await withPhotoOf(about, about.me)
      return {}
    },
    statuses: forMembers(200),
  },
  {
    endpoint: uploadPhoto,
    async input({ database: { db }, me }) {
      // §5: a free member has room for three.
      await db.delete(photo).where(eq(photo.memberId, me.memberId))
      return { file: await drawPicture({ width: 240, height: 300 }).jpeg().toBuffer() }
    },
    statuses: forMembers(200),
  },
  {
    endpoint: changePhoto,
    input: (about) => withPhotoOf(about, about.me),
    statuses: forMembers(200),
    foreign: foreignPhotos,
  },
  {
    endpoint: deletePhoto,
    input: (about) => withPhotoOf(about, about.me),
    statuses: forMembers(200),
    foreign: foreignPhotos,
  },
]
