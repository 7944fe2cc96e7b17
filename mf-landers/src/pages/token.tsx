import { notFound } from 'platform/runtime/remote'

/** §2: a page known by its token alone. None is published yet, so every token is a 404. */
export const preload = async () => {
  throw notFound()
}

export function Page() {
  return null
}
