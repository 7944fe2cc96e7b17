import type { ShareScope } from './share-scope.ts'

/** The modules that this shell shares. The shell's build replaces this file with the list; a monolith shares nothing. */
export const ownShareScope = (): ShareScope => ({})
