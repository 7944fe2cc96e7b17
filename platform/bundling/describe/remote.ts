import type { Assets, RemoteBundle } from '../../data/index.ts'
import type { RemoteDescription } from './bundle-description.ts'
import type { ChunkAssets } from './chunk-assets.ts'
import { describeCommon, roomOf } from './common.ts'
import { readParts } from './parts.ts'

/** A remote's `bundle.json`; `own` are the files that it starts with, which differ where it is built into a shell. */
export function describeRemote(
  of: RemoteDescription,
  assets: ChunkAssets,
  own: Pick<RemoteBundle, 'files' | 'entry'>,
): RemoteBundle {
  const { name, routes, slots = [] } = of.data
  const parts = readParts(of.frontDoor)
  const assetsOfPart = (part: string, what: string): Assets => {
    const request = parts[part]
    if (request) return assets.requested(request, `/${roomOf(of)}/src/index.ts`)
    throw new Error(
      `${name}: ${what} '${part}' has no line "'${part}': () => import('./…')" in ${of.frontDoor}.`,
    )
  }
  const wanted = Object.entries(of.ranges).filter(([specifier]) => assets.consumed.includes(specifier))
  return {
    ...describeCommon(of, assets),
    ...own,
    kind: 'remote',
    name,
    data: of.data,
    pages: Object.fromEntries(routes.map((route) => [route.name, assetsOfPart(route.name, 'page')])),
    widgets: Object.fromEntries(slots.map(({ widget }) => [widget, assetsOfPart(widget, 'widget')])),
    needs: { contract: of.contract, shared: Object.fromEntries(wanted) },
  }
}
