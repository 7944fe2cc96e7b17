import type { ShareScope } from './share-scope.ts'

/** What this bundle shares, as the bundler has laid it out. */
export function ownShareScope(): ShareScope {
  const offers = __webpack_require__.initializeSharingData?.scopeToSharingDataMapping.default ?? []
  return Object.fromEntries(offers.map(({ name, version, factory }) => [name, { version, get: factory }]))
}
