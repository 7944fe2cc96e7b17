const NOT_FOUND = 'PageNotFound'

/** Thrown by a page's `preload` if its pattern matches but there is nothing with this id; the shell shows its 404. */
export function notFound(): Error {
  return Object.assign(new Error('There is no such page.'), { name: NOT_FOUND })
}

/** Compares the name, since `instanceof` fails if the page holds two copies of this module. */
export function isNotFound(error: unknown): boolean {
  return error instanceof Error && error.name === NOT_FOUND
}
