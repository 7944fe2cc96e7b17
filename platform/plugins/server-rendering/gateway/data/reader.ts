import type { FastifyRequest } from 'fastify'
import type { ReadData } from '../processes/rendering.ts'
import type { ReadSite } from './read-site.ts'

/** With this header an answer says that it is the same for all viewers who may share the page. */
const SHARED = 'platform-shared'

export interface Reader {
  readonly read: ReadData
  /** The terms of the answers so far about those that may share them; undefined if one of them is for this viewer alone. */
  readonly shared: () => readonly string[] | undefined
}

/** Stands for the site while a path is parsed. */
const SITE = 'http://site.invalid'

/**
 * A path of this site as any client would send it; undefined for what one parser could take for a path and another for a
 * host, such as `/\host` or `/..//host`. A page's data is read with its visitor's cookies, which no other host may see.
 */
function ownPath(path: unknown): string | undefined {
  if (typeof path !== 'string' || !path.startsWith('/') || /[\\\p{Cc}]/u.test(path)) return undefined
  const { origin, pathname = '', search = '' } = URL.parse(path, SITE) ?? {}
  return origin === SITE && !pathname.startsWith('//') ? pathname + search : undefined
}

/** Reads endpoints of the site as the visitor of this request. */
export function readerFor(request: FastifyRequest, readSite: ReadSite): Reader {
  let data: readonly string[] | undefined = []

  const read: ReadData = async (requested, headers, signal) => {
    const path = ownPath(requested)
    if (path === undefined) return { status: 400, headers: {}, body: '' }
    const { status, headers: all, body } = await readSite(request, path, { headers, signal })
    const { [SHARED]: terms, ...answered } = all
    data = terms !== undefined && data ? [...data, terms] : undefined
    return { status, headers: answered, body }
  }

  return { read, shared: () => data }
}
