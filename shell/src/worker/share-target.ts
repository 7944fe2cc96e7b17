import { paths, shareTarget } from 'contracts'

const { path, field, cache: CACHE, parameter, most, largest } = shareTarget

/** Whether the request is a share of pictures with the installed app. */
export function isShare({ method, url }: Pick<Request, 'method' | 'url'>): boolean {
  return method === 'POST' && new URL(url).pathname === path
}

/**
 * Keeps shared pictures in the browser and opens the member's photos, where they are offered to whoever names their key. Any
 * site can post such a form: then the server takes the key away, and they are dropped. Nothing is sent to the server before the
 * member has confirmed each picture.
 */
export async function receiveShare(request: Pick<Request, 'formData'>): Promise<Response> {
  const pictures = await picturesIn(request)
  const key = crypto.randomUUID()
  await caches.delete(CACHE)
  const cache = await caches.open(CACHE)
  await Promise.all(pictures.map((picture, at) => cache.put(`/${CACHE}/${key}/${at}`, answerWith(picture))))
  const page = pictures.length > 0 ? `${paths.profile}?${parameter}=${key}` : paths.profile
  return new Response(null, { status: 303, headers: { location: page } })
}

async function picturesIn(request: Pick<Request, 'formData'>): Promise<File[]> {
  const form = await request.formData().catch(() => undefined)
  const files = (form?.getAll(field) ?? []).filter((value) => value instanceof File)
  return files.filter(isPicture).slice(0, most)
}

/** Not a drawing with scripts in it, which the photos refuse, too. */
function isPicture({ type, size }: File): boolean {
  return type.startsWith('image/') && type !== 'image/svg+xml' && size > 0 && size <= largest
}

function answerWith(picture: File): Response {
  const headers = { 'content-type': picture.type, 'x-name': encodeURIComponent(picture.name) }
  return new Response(picture, { headers })
}
