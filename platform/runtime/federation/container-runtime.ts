import { fits } from './fits.ts'
import type { SharedModule, ShareScope } from './share-scope.ts'

/**
 * What runs in a remote's entry: it takes what the shell shares and has it at hand before anything runs that imports
 * it. The build puts it in the place of federation's own runtime, which also does what the registry, the gate and the
 * shell do here.
 */
const bundle = __webpack_require__
const installed = new Map<string | number, Promise<void> | true>()
let shared: ShareScope = {}

bundle.initContainer = (scope) => {
  shared = scope
}

bundle.getContainer = async (module) => {
  const load = bundle.initializeExposesData?.moduleMap[module]
  if (!load) throw new Error(`This remote has no module ${module}.`)
  const atOnce = bundle.consumesLoadingData?.initialConsumes ?? []
  await Promise.all(atOnce.map(async (id) => install(id)))
  return load()
}

bundle.f.consumes = (chunk, promises) => {
  for (const id of bundle.consumesLoadingData?.chunkMapping?.[chunk] ?? []) {
    const pending = install(id)
    if (pending !== true) promises.push(pending)
  }
}

function install(id: string | number): Promise<void> | true {
  const known = installed.get(id)
  if (known !== undefined) return known
  const factory = offered(id).get()
  if (!(factory instanceof Promise)) return provide(id, factory)
  const pending = factory.then(
    (arrived) => void provide(id, arrived),
    (error: unknown) => {
      // The next attempt asks again.
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

function offered(id: string | number): SharedModule {
  const { shareKey, requiredVersion } = needOf(id)
  const found = shared[shareKey]
  if (found && fits(found.version, requiredVersion)) return found
  throw new Error(`${shareKey} ${requiredVersion} is wanted, and the page has ${found?.version ?? 'none'}.`)
}

function needOf(id: string | number) {
  const need = bundle.consumesLoadingData?.moduleIdToConsumeDataMapping[id]
  if (!need) throw new Error(`Nobody knows the shared module ${id}.`)
  return need
}
