import { satisfiesRange } from './satisfies-range.ts'
import type { FlatShareScope, SharedModule, ShareScope } from './share-scope.ts'

/**
 * The version of a shared module that fits a remote. A host of Module Federation may offer several: one that it has loaded
 * comes first. Throws if none fits.
 */
export function offeredModule(scope: ShareScope | FlatShareScope, name: string, range: string): SharedModule {
  const offers = versionsOf(scope[name])
  const fitting = Object.keys(offers).filter((version) => satisfiesRange(version, range))
  const version = fitting.find((version) => offers[version]?.lib) ?? fitting[0] ?? ''
  const found = offers[version]
  if (found) return found
  throw new Error(`${name} ${range} is needed, and the page has ${Object.keys(offers).join(', ') || 'none'}.`)
}

function versionsOf(offer: ShareScope[string] | FlatShareScope[string] = {}): ShareScope[string] {
  const { version, get } = offer
  return typeof version === 'string' && typeof get === 'function'
    ? { [version]: { get } }
    : (offer as ShareScope[string])
}
