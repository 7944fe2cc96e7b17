import type { Bundle, RouteData } from '../../protocol/index.ts'
import type { BundleCache } from '../bundles/cache.ts'
import { findEntry, type RegistryDocument } from '../document/document.ts'
import { titleOf } from '../gate/sentences.ts'

/**
 * Returns a sentence for each page that the live version of a bundle has and this one lacks. It is no reason to refuse it,
 * but links from other bundles, mails and search engines may lead there. A page that another remote has now, or that moves
 * within the group that is released with it, isn't gone.
 */
export async function droppedPages(
  doc: RegistryDocument,
  bundles: BundleCache,
  bundle: Bundle,
  group: readonly Bundle[] = [bundle],
): Promise<string[]> {
  if (bundle.kind === 'shell') return []
  const others = Object.keys(doc.remotes).filter((name) => !group.some((member) => member.name === name))
  const elsewhere = await Promise.all(others.map((name) => liveRoutes(doc, bundles, name)))
  const kept = new Set([...group.flatMap(routesOf), ...elsewhere.flat()].map(({ name }) => name))
  return (await liveRoutes(doc, bundles, bundle.name))
    .filter(({ name }) => !kept.has(name))
    .map(
      ({ name, path }) =>
        `${titleOf(bundle)} no longer has the page '${name}' (${path}), which is live now: check that nothing links to it.`,
    )
}

function routesOf(bundle: Bundle): readonly RouteData[] {
  return bundle.kind === 'remote' ? bundle.data.routes : []
}

async function liveRoutes(
  doc: RegistryDocument,
  bundles: BundleCache,
  name: string,
): Promise<readonly RouteData[]> {
  const version = findEntry(doc, name)?.live
  const stored = version === undefined ? null : await bundles.load(name, version)
  return stored ? routesOf(stored.bundle) : []
}
