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
 * The page of a path. Two remotes may share a path for different audiences (a home for visitors, another for
 * members): the one made for this audience wins, else the first, whose guard then says where to go.
 */
export function matchPage(
  remotes: readonly ResolvedRemote[],
  pathname: string,
  admits: (access: string) => boolean,
): PageMatch | undefined {
  const candidates = remotes.flatMap((remote) =>
    remote.routes.map((route): Candidate => ({ path: route.path, handle: { remote, route } })),
  )
  const mine = candidates.filter(({ handle }) => admits(handle.route.access))
  return best(mine, pathname) ?? best(candidates, pathname)
}

function best(candidates: readonly Candidate[], pathname: string): PageMatch | undefined {
  const match = matchRoutes([...candidates], pathname)?.at(-1)
  return match && { ...match.route.handle, params: match.params }
}
