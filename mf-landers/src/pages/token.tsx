import { notFound } from 'platform/runtime/remote'

/** §2: a page known by its token alone; as long as none is published, there is nothing behind any of them. */
export async function preload() {
  throw notFound()
}

export function Page() {
  return null
}
