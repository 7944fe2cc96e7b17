import { safeParse } from 'zod/v4/core'
import type { Route } from './route.ts'

/**
 * Chooses among the routes of a method and path by query (`user.php?push=1`): the first whose schema accepts
 * it, then the one without a schema. If none does, the last one reports why.
 */
export function chooseRoute(routes: readonly Route[], query: unknown): Route | undefined {
  if (routes.length === 1) return routes[0]
  const withQuery = routes.filter(({ endpoint }) => endpoint.query)
  const matching = withQuery.find(
    ({ endpoint }) => endpoint.query && safeParse(endpoint.query, query).success,
  )
  return matching ?? routes.find(({ endpoint }) => !endpoint.query) ?? withQuery.at(-1)
}

/** Groups the routes by method and path. */
export function groupRoutes(routes: readonly Route[]): Route[][] {
  const groups = Map.groupBy(routes, ({ endpoint: { method, path } }) => `${method} ${path}`)
  for (const [call, group] of groups) {
    const withoutQuery = group.filter(({ endpoint }) => !endpoint.query)
    if (withoutQuery.length > 1) throw new Error(`${call} is registered twice.`)
  }
  return [...groups.values()]
}
