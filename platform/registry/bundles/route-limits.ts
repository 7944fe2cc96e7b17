import type { RouteData } from '../../protocol/index.ts'
import { refuse } from '../refused.ts'

const MAX_ROUTES = 200
const MAX_LENGTH = 200
/** Each optional part doubles the number of paths that the router tries. */
const MAX_OPTIONAL = 3

/**
 * A segment is a literal or a parameter, which may be optional. Anything else means one thing to the gate and another to
 * the router, which puts patterns into regular expressions: `/logi?n` would match `/login`.
 */
const SEGMENT = /^(?:[a-z0-9._~-]+|:[a-z_][\w-]*)\??$/i
const DOTS = /^\.{1,2}\??$/

/** Refuses routes that cannot be compared with those of other remotes, or that would slow the router down. */
export function refuseRoutes(title: string, routes: readonly RouteData[]): void {
  if (routes.length > MAX_ROUTES)
    refuse(
      'bad-path',
      `${title} has ${routes.length} routes; the limit is ${MAX_ROUTES}. Use parameters, or split the remote.`,
    )
  for (const { name, path } of routes) {
    const problem = pathProblem(path)
    if (problem !== undefined)
      refuse('bad-path', `${title} has the path '${path}' for its route '${name}', which ${problem}.`)
  }
}

/** Says why a path cannot be published; undefined if it can. */
export function pathProblem(path: string): string | undefined {
  if (path.length > MAX_LENGTH) return `is longer than ${MAX_LENGTH} characters`
  if (!path.startsWith('/')) return 'does not begin with a slash'
  if (path === '/') return undefined
  const segments = path.slice(1).split('/')
  const named = segments.at(-1) === '*' ? segments.slice(0, -1) : segments
  const bad = named.find((segment) => !SEGMENT.test(segment) || DOTS.test(segment))
  if (bad !== undefined)
    return `has the segment '${bad}': write letters, digits and . _ ~ - or a :parameter, with a ? at its end if it is optional; a * can only be the last segment`
  if (named.filter((segment) => segment.endsWith('?')).length > MAX_OPTIONAL)
    return `has more than ${MAX_OPTIONAL} optional segments`
  return undefined
}
