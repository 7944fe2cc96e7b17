import { matchRoutes, type Params } from 'react-router'
import type { ResolvedRemote, RouteData } from '../data/index.ts'

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
 * The page of a path. The most exact pattern wins, whoever asks: otherwise a visitor at the door of members would get
 * a page for everybody whose pattern takes anything. Two remotes may share a path for different audiences (a home for
 * visitors, another for members): the one made for this audience wins, else the first, whose guard says where to go.
 */
export function matchPage(
  remotes: readonly ResolvedRemote[],
  pathname: string,
  admits: (access: string) => boolean,
): PageMatch | undefined {
  const candidates = remotes.flatMap((remote) =>
    remote.routes.map((route): Candidate => ({ path: route.path, handle: { remote, route } })),
  )
  // Of equally exact patterns the router takes the first.
  const [mine, others] = [candidates.filter(isMine), candidates.filter((candidate) => !isMine(candidate))]
  const match = firstMatch([...mine, ...others])
  return match && { ...match.route.handle, params: match.params }

  function firstMatch(open: readonly Candidate[]) {
    const match = matchRoutes([...open], pathname)?.at(-1)
    if (!match || isAllowed(match.route.handle.route, match.params)) return match
    return firstMatch(open.filter((candidate) => candidate !== match.route))
  }

  function isMine({ handle }: Candidate) {
    return admits(handle.route.access)
  }
}

function isAllowed({ only = {} }: RouteData, params: Params): boolean {
  return Object.entries(only).every(([name, values]) => values.includes(params[name] ?? ''))
}
