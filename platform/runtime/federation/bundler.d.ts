import type { ShareScope } from './share-scope.ts'

type ModuleId = string | number

/** What the bundler leaves in a bundle for whatever runs federation there. */
declare global {
  const __webpack_require__: {
    /** The bundle's modules, each a function that fills `module.exports`. */
    readonly m: Record<ModuleId, (module: { exports: unknown }) => void>
    /** What is to happen before a chunk runs. */
    readonly f: { consumes?: (chunk: ModuleId, promises: Promise<unknown>[]) => void }
    /** In a bundle that uses what others share. */
    readonly consumesLoadingData?: {
      readonly chunkMapping?: Readonly<Record<ModuleId, readonly ModuleId[]>>
      readonly initialConsumes?: readonly ModuleId[]
      readonly moduleIdToConsumeDataMapping: Readonly<
        Record<ModuleId, { readonly shareKey: string; readonly requiredVersion: string }>
      >
    }
    /** In a bundle that exposes something. */
    readonly initializeExposesData?: {
      readonly moduleMap: Readonly<Record<string, () => Promise<() => unknown>>>
    }
    initContainer?: (scope: ShareScope) => void
    getContainer?: (module: string) => Promise<() => unknown>
  }
}
