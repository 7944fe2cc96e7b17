import type { FlatShareScope, ShareScope } from './share-scope.ts'

type ModuleId = string | number

/** The bundler's runtime, as far as federation uses it. */
declare global {
  const __webpack_require__: {
    /** The bundle's modules, each a function that fills `module.exports`. */
    readonly m: Record<ModuleId, (module: { exports: unknown }) => void>
    /** Hooks that run before a chunk. */
    readonly f: { consumes?: (chunk: ModuleId, promises: Promise<unknown>[]) => void }
    /** Exists in a bundle that consumes shared modules. */
    readonly consumesLoadingData?: {
      readonly chunkMapping?: Readonly<Record<ModuleId, readonly ModuleId[]>>
      readonly initialConsumes?: readonly ModuleId[]
      readonly moduleIdToConsumeDataMapping: Readonly<
        Record<ModuleId, { readonly shareKey: string; readonly requiredVersion: string }>
      >
    }
    /** Exists in a bundle that exposes modules. */
    readonly initializeExposesData?: {
      readonly moduleMap: Readonly<Record<string, () => Promise<() => unknown>>>
    }
    initContainer?: (scope: ShareScope | FlatShareScope) => void
    getContainer?: (module: string) => Promise<() => unknown>
  }
}
