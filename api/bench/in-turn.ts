import type { HttpRequest } from './http-connection.ts'

interface Asked {
  readonly paths: readonly string[]
  readonly headers: Readonly<Record<string, string>>
  /** Who asks. */
  readonly cookies: readonly string[]
}

const ADDRESSES = 250

/** What is asked, by whom and from where: another each time, so that everybody stays far below the limits of one. */
export function inTurn({ paths, headers, cookies }: Asked): () => HttpRequest {
  let turn = 0
  return () => {
    turn += 1
    const cookie = cookies[turn % cookies.length] ?? ''
    const address = `10.0.0.${(turn % ADDRESSES) + 1}`
    return {
      path: paths[turn % paths.length] ?? '/',
      headers: { ...headers, cookie, 'x-forwarded-for': address },
    }
  }
}
