/** Where a bundle's folder holds what speeds up its builds; it is never part of a build. */
export const CACHE = 'node_modules/.cache/platform'
