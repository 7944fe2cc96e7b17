import { matchRoutes, type Params } from 'react-router'
import type { ResolvedRemote, RouteData } from '../protocol/index.ts'

export interface PageMatch {
  readonly remote: ResolvedRemote
  readonly route: RouteData
  readonly params: Params
}

interface Candidate {
  readonly path: string
  readonly handle: Omit<PageMatch, 'params'>
}

/**
 * Finds the page at a path. The most specific pattern wins whatever the audience: otherwise a visitor at a members' page
 * would get a catch-all page instead of that page's guard. Two remotes may claim one path for different audiences (a
 * home page for visitors, another for members): the one for this audience wins, else the first, whose guard redirects.
 */
export function matchPage(
  remotes: readonly ResolvedRemote[],
  pathname: string,
  admits: (access: string) => boolean,
): PageMatch | undefined {
  const first = firstSegment(pathname)
  const candidates = remotes.flatMap((remote) =>
    remote.routes
      .filter(({ path }) => mayMatch(path, first))
      .map((route): Candidate => ({ path: route.path, handle: { remote, route } })),
  )
  // The router takes the first of equally specific patterns.
  const [forAudience, others] = [
    candidates.filter(isForAudience),
    candidates.filter((candidate) => !isForAudience(candidate)),
  ]
  const match = firstMatch([...forAudience, ...others])
  return match && { ...match.route.handle, params: match.params }

  function firstMatch(remaining: readonly Candidate[]) {
    const match = matchRoutes([...remaining], pathname)?.at(-1)
    if (!match || isAllowed(match.route.handle.route, match.params)) return match
    return firstMatch(remaining.filter((candidate) => candidate !== match.route))
  }

  function isForAudience({ handle }: Candidate) {
    return admits(handle.route.access)
  }
}

const firstSegment = (path: string) => path.replace(/^\//, '').split('/', 1)[0]?.toLowerCase() ?? ''

/** Leaves out what cannot match: the router compiles and ranks all patterns that it gets, for each request. */
function mayMatch(pattern: string, first: string): boolean {
  const segment = firstSegment(pattern)
  return segment === first || first.includes('%') || /^:|[*?]$/.test(segment)
}

/** No page has a NUL in its address, which no database takes. */
function isAllowed({ only = {} }: RouteData, params: Params): boolean {
  if (Object.values(params).some((value) => value?.includes('\0'))) return false
  return Object.entries(only).every(([name, values]) => values.includes(params[name] ?? ''))
}
