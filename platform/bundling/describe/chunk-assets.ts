import type { Assets } from '../../protocol/index.ts'
import { consumedName } from '../federation/used-exports.ts'

interface ChunkOrigin {
  readonly request: string
  readonly moduleIdentifier: string
}

interface Chunk {
  readonly id: string
  readonly names: readonly string[]
  readonly files: readonly string[]
  readonly origins: readonly ChunkOrigin[]
}

interface BundlerModule {
  readonly identifier?: string
  readonly moduleType: string
  readonly chunks?: readonly string[]
}

/** The part of the bundler's stats that is read here; `STATS_OPTIONS` selects it. */
export interface ChunkStats {
  readonly assets: readonly { readonly name: string }[]
  readonly entrypoints: Readonly<Record<string, { readonly assets: readonly { readonly name: string }[] }>>
  readonly chunks: readonly Chunk[]
  readonly modules: readonly BundlerModule[]
}

export const STATS_OPTIONS = {
  all: false,
  assets: true,
  chunks: true,
  chunkOrigins: true,
  modules: true,
  modulesSpace: Number.POSITIVE_INFINITY,
  groupModulesByType: false,
  groupModulesByAttributes: false,
  ids: true,
  entrypoints: true,
} as const

/** Looks up in the bundler's stats which files hold what. */
export function chunkAssets(stats: ChunkStats) {
  const consumed = stats.modules.flatMap(({ moduleType, identifier = '', chunks = [] }) => {
    const name = moduleType === 'consume-shared-module' && consumedName(identifier)
    return name ? [{ name, chunks }] : []
  })

  function assets(isIncluded: (chunk: Chunk) => boolean): Assets {
    const chunks = stats.chunks.filter(isIncluded)
    const files = chunks.flatMap((chunk) => chunk.files)
    const shared = consumed.filter((module) => chunks.some(({ id }) => module.chunks.includes(id)))
    return {
      js: files.filter((name) => name.endsWith('.js')),
      css: files.filter((name) => name.endsWith('.css')),
      ...(shared.length > 0 && { shared: [...new Set(shared.map(({ name }) => name))].sort() }),
    }
  }

  return {
    /** The files that the HTML itself loads. */
    entryFiles: stats.entrypoints['main']?.assets.map(({ name }) => name) ?? [],
    /** The files that `import(request)` loads, anywhere or in modules whose path ends with `issuer`. */
    requested: (request: string, issuer = '') =>
      assets(({ origins }) =>
        origins.some((origin) => origin.request === request && origin.moduleIdentifier.endsWith(issuer)),
      ),
    named: (name: string) => assets(({ names }) => names.includes(name)),
    /** The files with the modules whose path ends like this, such as a file of words. */
    withModule(pathEnd: string) {
      const inside = stats.modules.filter(({ identifier }) => identifier?.endsWith(pathEnd))
      const ids = inside.flatMap(({ chunks = [] }) => chunks)
      return assets(({ id }) => ids.includes(id))
    },
    consumed: [...new Set(consumed.filter(({ chunks }) => chunks.length > 0).map(({ name }) => name))].sort(),
  }
}

export type ChunkAssets = ReturnType<typeof chunkAssets>
