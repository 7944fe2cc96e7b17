import * as z from 'contracts/schema'
import { endpoint } from '../endpoint.ts'
import { image } from '../profile/image.ts'

/** Why the site's people did not let a photo through; its owner is told. */
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
  /** Others see it blurred unless they are premium; never the main one. */
  is_private: z.boolean(),
  rejection: z.nullable(z.enum(rejectionReasons)),
})

export type OwnPhoto = z.infer<typeof ownPhoto>

/** In the order in which others see them; §5: and how many there may be. */
const ownPhotos = z.object({ photos: z.array(ownPhoto), most: z.int() })

const PHOTO = '/api/photo.php'
const photoId = z.string().check(z.minLength(1), z.maxLength(40))

export const getPhotos = endpoint({ method: 'GET', path: PHOTO, answer: ownPhotos })

/** With `private=1` it is private from the first moment on. */
export const uploadPhoto = endpoint({
  method: 'POST',
  path: PHOTO,
  query: z.object({ private: z.optional(z.literal('1')) }),
  file: 'photo',
  answer: ownPhotos,
})

/** Moves a photo to a place, makes it the main one, makes it private or public. What is left out stays. */
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
