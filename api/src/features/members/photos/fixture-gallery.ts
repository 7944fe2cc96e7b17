import { changePhoto, deletePhoto, getPhotos, type OwnPhoto, uploadPhoto } from 'contracts'
import type { openWorld } from '../../../fixtures/world.ts'
import { formWith } from '../../../http/fixtures/form.ts'
import { drawPicture } from '../../../pictures/fixture-pictures.ts'

type World = Pick<Awaited<ReturnType<typeof openWorld>>, 'app' | 'database'>

/** A picture to upload. */
export const portrait = await drawPicture({ width: 360, height: 450 }).jpeg().toBuffer()

/** Calls the photo endpoints with these headers, as the pages do. */
export function galleryOf({ app }: World, headers: Record<string, string>) {
  async function send(endpoint: { method: string; path: string }, sent: object = {}) {
    const { method, path: url } = endpoint
    const response = await app.inject({ method: method as 'GET', url, headers, ...sent })
    const body = response.json<{
      photos?: OwnPhoto[]
      most?: number
      error?: { code: string; fields?: object }
    }>()
    return { status: response.statusCode, ...body, photos: body.photos ?? [] }
  }

  return {
    photos: () => send(getPhotos),

    upload(file: Buffer = portrait, query = {}) {
      const { payload, type } = formWith('photo', file)
      return send(uploadPhoto, { payload, query, headers: { ...headers, 'content-type': type } })
    },

    change: (payload: object) => send(changePhoto, { payload }),
    remove: (photo: string) => send(deletePhoto, { payload: { photo } }),
  }
}
