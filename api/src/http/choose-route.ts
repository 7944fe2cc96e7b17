import { safeParse } from 'zod/v4/core'
import type { Route } from './route.ts'

/**
 * Calls of one method and path are told apart by their query (`user.php` and `user.php?push=1`): the first whose query
 * schema fits, those that ask for one before those that do not. Where none fits, the last is asked, which says why.
 */
export function chooseRoute(routes: readonly Route[], query: unknown): Route | undefined {
  if (routes.length === 1) return routes[0]
  const asking = routes.filter(({ endpoint }) => endpoint.query)
  const fitting = asking.find(({ endpoint }) => endpoint.query && safeParse(endpoint.query, query).success)
  return fitting ?? routes.find(({ endpoint }) => !endpoint.query) ?? asking.at(-1)
}

/** The routes under each method and path. */
export function groupRoutes(routes: readonly Route[]): Route[][] {
  const groups = Map.groupBy(routes, ({ endpoint: { method, path } }) => `${method} ${path}`)
  for (const [call, group] of groups) {
    const withoutQuery = group.filter(({ endpoint }) => !endpoint.query)
    if (withoutQuery.length > 1) throw new Error(`${call} is registered twice.`)
  }
  return [...groups.values()]
}
