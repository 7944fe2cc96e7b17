import * as z from 'contracts/schema'
import { endpoint } from '../endpoint.ts'
import { image } from '../profile/image.ts'

/** Why the staff rejected a photo; its owner sees the reason. */
export const rejectionReasons = [
  'nobody-to-see',
  'somebody-else',
  'under-age',
  'nudity',
  'contact-details',
  'poor-quality',
  'against-the-rules',
] as const

/** A photo as its owner sees it. */
export const ownPhoto = z.extend(image, {
  id: z.string(),
  is_main: z.boolean(),
  /** Only premium members see it unblurred; the main photo is never private. */
  is_private: z.boolean(),
  rejection: z.nullable(z.enum(rejectionReasons)),
})

export type OwnPhoto = z.infer<typeof ownPhoto>

/** In the order in which others see them. §5: `most` is the limit. */
const ownPhotos = z.object({ photos: z.array(ownPhoto), most: z.int() })

const PHOTO = '/api/photo.php'
const photoId = z.string().check(z.minLength(1), z.maxLength(40))

export const getPhotos = endpoint({ method: 'GET', path: PHOTO, forMembers: true, answer: ownPhotos })

/** With `private=1` the photo is private from the start. */
export const uploadPhoto = endpoint({
  method: 'POST',
  path: PHOTO,
  query: z.object({ private: z.optional(z.literal('1')) }),
  file: 'photo',
  answer: ownPhotos,
})

/** Moves a photo, makes it the main one, or private or public. Omitted properties stay as they are. */
export const changePhoto = endpoint({
  method: 'PUT',
  path: PHOTO,
  body: z.object({
    photo: photoId,
    position: z.optional(z.int().check(z.minimum(0), z.maximum(100))),
    is_main: z.optional(z.literal(true)),
    is_private: z.optional(z.boolean()),
  }),
  answer: ownPhotos,
  repeatable: true,
})

export const deletePhoto = endpoint({
  method: 'DELETE',
  path: PHOTO,
  body: z.object({ photo: photoId }),
  answer: ownPhotos,
  repeatable: true,
})
