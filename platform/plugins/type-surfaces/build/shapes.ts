import { createHash } from 'node:crypto'
import type { Exports } from '../../../bundling/build-plugins.ts'
import { ALL } from '../../../bundling/module-links.ts'
import type { ExportShape } from '../../../protocol/index.ts'
import type { Fact, Surface } from './surface.ts'

/** The exports of each shared module of the workspace, described. */
export type Surfaces = ReadonlyMap<string, ReadonlyMap<string, Surface>>

/** Describes all exports of the modules that a shell offers. */
export function offeredShapes(surfaces: Surfaces): Exports {
  return mapEntries(surfaces, (exports) => mapEntries(exports, (surface) => shapeOf(surface, () => true)))
}

/** Describes the exports that a remote uses, as far as the words in its code make them matter. */
export function usedShapes(
  surfaces: Surfaces,
  used: ReadonlyMap<string, ReadonlySet<string>>,
  words: ReadonlySet<string>,
): Exports {
  const isUsed = ({ member }: Fact) => member === undefined || /[^\w$-]/.test(member) || words.has(member)
  // The bundler's order may differ between builds of the same version, whose descriptions must not.
  const known = [...used].sort(byName).flatMap(([module, names]) => {
    const exports = surfaces.get(module)
    if (!exports) return []
    const listed = names.has(ALL) ? [...exports.keys()] : [...names].sort()
    const shapes = listed.map((name) => [name, exports.get(name) ?? exports.get(ALL)] as const)
    return [[module, shapes] as const]
  })
  return Object.fromEntries(
    known.map(([module, shapes]) => [
      module,
      Object.fromEntries(
        shapes.map(([name, surface]) => [name, shapeOf(surface ?? { provides: [], requires: [] }, isUsed)]),
      ),
    ]),
  )
}

function shapeOf({ provides, requires }: Surface, isUsed: (fact: Fact) => boolean): ExportShape {
  return { provides: digest(provides.filter(isUsed)), requires: digest(requires) }
}

function digest(facts: readonly Fact[]): string {
  const hashes = facts.map(({ text }) => createHash('sha256').update(text).digest('hex').slice(0, 6))
  return [...new Set(hashes)].sort().join(' ')
}

function mapEntries<T, U>(map: ReadonlyMap<string, T>, change: (value: T) => U): Record<string, U> {
  return Object.fromEntries([...map].sort(byName).map(([key, value]) => [key, change(value)]))
}

function byName([one]: readonly [string, unknown], [other]: readonly [string, unknown]): number {
  return one < other ? -1 : 1
}
