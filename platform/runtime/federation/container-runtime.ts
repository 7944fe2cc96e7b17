import { offeredModule } from './offered-module.ts'
import type { FlatShareScope, ShareScope } from './share-scope.ts'

/**
 * The federation runtime in a remote's entry: installs the modules that the shell shares before any code that imports them
 * runs. The build uses it in place of federation's own runtime, which would repeat what the registry, the gate and the
 * shell do here.
 */
const bundle = __webpack_require__
const installed = new Map<string | number, Promise<void> | true>()
let shared: ShareScope | FlatShareScope = {}

bundle.initContainer = (scope) => {
  shared = scope
}

bundle.getContainer = async (module) => {
  const load = bundle.initializeExposesData?.moduleMap[module]
  if (!load) throw new Error(`This remote has no module ${module}.`)
  const initial = bundle.consumesLoadingData?.initialConsumes ?? []
  await Promise.all(initial.map(async (id) => install(id)))
  return load()
}

bundle.f.consumes = (chunk, promises) => {
  for (const id of bundle.consumesLoadingData?.chunkMapping?.[chunk] ?? []) {
    const pending = install(id)
    if (pending !== true) promises.push(pending)
  }
}

function install(id: string | number): Promise<void> | true {
  const existing = installed.get(id)
  if (existing !== undefined) return existing
  const { shareKey, requiredVersion } = needOf(id)
  const factory = offeredModule(shared, shareKey, requiredVersion).get()
  if (!(factory instanceof Promise)) return provide(id, factory)
  const pending = factory.then(
    (arrived) => void provide(id, arrived),
    (error: unknown) => {
      // Let the next attempt try again.
      installed.delete(id)
      throw error
    },
  )
  installed.set(id, pending)
  return pending
}

function provide(id: string | number, factory: () => unknown): true {
  bundle.m[id] = (module) => {
    module.exports = factory()
  }
  installed.set(id, true)
  return true
}

function needOf(id: string | number) {
  const need = bundle.consumesLoadingData?.moduleIdToConsumeDataMapping[id]
  if (!need) throw new Error(`Unknown shared module ${id}.`)
  return need
}
