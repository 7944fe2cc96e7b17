import type { Compilation } from '@rspack/core'
import { ALL } from '../module-links.ts'

// The path of a fallback module after the version may contain another @.
const CONSUMED = /^consume shared module \(\w+\) (@?[^@]+)@/

/** Dependencies that only run a module; others say which of its exports the code uses. */
const EVALUATIONS = new Set(['esm import', 'esm export import'])

/** Returns the name of a shared module, given its identifier in the bundler. */
export function consumedName(identifier: string): string | undefined {
  return CONSUMED.exec(identifier)?.[1]
}

/**
 * Finds which exports of each shared module the code uses that ends up in a remote's files. To be called before the bundler
 * joins modules: afterwards the imports of the first of the joined ones are lost.
 */
export function usedExports({ modules, moduleGraph, chunkGraph }: Compilation): Map<string, Set<string>> {
  const used = new Map<string, Set<string>>()
  const emitted = [...modules].filter((module) => chunkGraph.getModuleChunks(module).length > 0)
  for (const module of emitted) {
    for (const { dependency, module: target } of moduleGraph.getOutgoingConnections(module)) {
      const name = target?.type === 'consume-shared-module' && consumedName(target.identifier())
      if (!name || !dependency) continue
      const names = used.get(name) ?? new Set()
      used.set(name, names)
      if (EVALUATIONS.has(dependency.type)) continue
      // Code that takes the module as a whole may use anything.
      names.add(dependency.ids?.[0] ?? ALL)
    }
  }
  return used
}
