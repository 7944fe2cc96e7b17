import type { ShareScope } from './share-scope.ts'

/** What this shell shares. Its build puts the list in the place of this file; what is built as one shares nothing. */
export const ownShareScope = (): ShareScope => ({})
