import type { Session } from '../../../http/caller/session.ts'
import { fileNames, pictureIdIn } from '../../../pictures/save-picture.ts'
import { photoVisibility } from './photo-rules.ts'
import type { PictureFacts } from './picture-facts.ts'

export interface FileRequest {
  readonly brandId: string
  /** Null for a visitor. */
  readonly viewer: Session | null
  readonly name: string
  /** Whether the viewer decides about the pictures of the brand, and a second factor has proven it; not unless set. */
  readonly isAtWork?: boolean
}

/** Whether the viewer may see this gallery file. */
export async function maySeeFile(
  { findAlbum, findBlocks }: PictureFacts,
  { brandId, viewer, name, isAtWork = false }: FileRequest,
): Promise<boolean> {
  const id = pictureIdIn(name)
  if (id === undefined) return false
  const album = await findAlbum(id)
  const photo = album?.photos.get(id)
  if (!album || !photo || album.brandId !== brandId || !fileNames(photo).includes(name)) return false
  const isOwner = viewer?.memberId === album.ownerId
  const blocks = viewer && !isOwner ? await findBlocks(viewer.memberId) : null
  const visibility = photoVisibility(
    { ...photo, isOwnerHere: album.isOwnerHere, isForVisitors: album.isForVisitors },
    {
      role: viewer?.role ?? 'visitor',
      isAtWork,
      isOwner,
      isBlocked: blocks?.others.has(album.ownerId) ?? false,
    },
  )
  return visibility === 'whole' || (visibility === 'blurred' && name === photo.blurredFilename)
}
