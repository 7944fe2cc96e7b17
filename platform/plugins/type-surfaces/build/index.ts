import type { ExportRecords } from '../../../bundling/build-plugins.ts'
import type { Package } from '../../../bundling/workspace.ts'
import { offeredShapes, usedShapes } from './shapes.ts'
import { sharedSurfaces } from './shared-surfaces.ts'

/** Describes the types of the exports that a bundle shares with others, for the gate to compare (decision 33). */
export async function recordExports(pkg: Package): Promise<ExportRecords> {
  const { surfaces, declarations } = await sharedSurfaces(pkg)
  return {
    offered: () => offeredShapes(surfaces),
    declarations,
    used: (names, words) => usedShapes(surfaces, names, words),
  }
}
