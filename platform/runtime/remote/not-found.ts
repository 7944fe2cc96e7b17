const NOT_FOUND = 'PageNotFound'

/** Thrown by a page's `preload`: its pattern fits, but there is nothing of this id. The shell answers with its 404. */
export function notFound(): Error {
  return Object.assign(new Error('There is no such page.'), { name: NOT_FOUND })
}

/** By name: two copies of a class would not know each other. */
export function isNotFound(error: unknown): boolean {
  return error instanceof Error && error.name === NOT_FOUND
}
