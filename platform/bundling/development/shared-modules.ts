/** Loads every shared module. The build replaces this file by a list of imports: see `for-development.ts`. */
export function loadShared(): Promise<unknown> {
  return Promise.resolve()
}
