import type { Assets, RemoteBundle } from '../../protocol/index.ts'
import type { Exports } from '../build-plugins.ts'
import { requirePartExport } from '../checks/part-exports.ts'
import type { RemoteDescription } from './bundle-description.ts'
import type { ChunkAssets } from './chunk-assets.ts'
import { describeCommon, folderName } from './describe-common.ts'
import { readParts } from './parts.ts'

/** Composes a remote's `bundle.json`. Its `files` and `entry` depend on whether it is built alone or into a monolith. */
export function describeRemote(
  description: RemoteDescription,
  assets: ChunkAssets,
  start: Pick<RemoteBundle, 'files' | 'entry'>,
  exports?: Exports,
): RemoteBundle {
  const { name, routes, slots = [] } = description.data
  const parts = readParts(description.indexFile)
  const assetsOfPart = (part: string, kind: 'page' | 'widget'): Assets => {
    const request = parts[kind][part]
    if (request) requirePartExport(description.indexFile, part, kind, request)
    if (request) return assets.requested(request, `/${folderName(description)}/src/index.ts`)
    throw new Error(
      `${name}: ${kind} '${part}' has no line "'${part}': () => import('./…')" in ${description.indexFile}.`,
    )
  }
  const ranges = Object.entries(description.ranges).filter(([specifier]) =>
    assets.consumed.includes(specifier),
  )
  return {
    ...describeCommon(description, assets),
    ...start,
    kind: 'remote',
    name,
    data: description.data,
    pages: Object.fromEntries(routes.map((route) => [route.name, assetsOfPart(route.name, 'page')])),
    widgets: Object.fromEntries(slots.map(({ widget }) => [widget, assetsOfPart(widget, 'widget')])),
    needs: {
      contract: description.contract,
      shared: Object.fromEntries(ranges),
      ...(exports && { exports }),
    },
  }
}
