import type { Location } from 'react-router'

/** A URL as a location that no entry of the history stands for. */
export function locationOf({ pathname, search, hash }: URL): Location {
  return { pathname, search, hash, state: null, key: 'default' }
}
