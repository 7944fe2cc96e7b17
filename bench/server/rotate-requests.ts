import type { HttpRequest } from './http-connection.ts'

interface RequestPool {
  readonly paths: readonly string[]
  readonly headers: Readonly<Record<string, string>>
  /** Cookies of the callers. */
  readonly cookies: readonly string[]
}

const ADDRESSES = 250

/** Rotates through paths, callers and addresses, so that each stays far below its rate limits. */
export function rotateRequests({ paths, headers, cookies }: RequestPool): () => HttpRequest {
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
