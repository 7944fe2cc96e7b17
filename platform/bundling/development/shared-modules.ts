/**
 * Brings every shared module into the page. The build puts a list of imports in the place of this file: see
 * `for-development.ts`.
 */
export function loadShared(): Promise<unknown> {
  return Promise.resolve()
}
