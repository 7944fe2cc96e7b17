import type { RouteData } from '../../data/index.ts'
import { type BundleCache, bundleCache } from '../bundles/cache.ts'
import { readDist } from '../bundles/read-dist.ts'
import { findEntry, type RegistryDocument, readDocument } from '../document/document.ts'
import { titleOf } from '../gate/sentences.ts'
import type { Storage } from '../storage/storage.ts'

/**
 * Returns a sentence for each page that the live version has and this build lacks. It is no reason to refuse the build, but
 * links from other bundles, mails and search engines may lead there. A page that another remote has now isn't gone.
 */
export async function droppedPages(storage: Storage, distFolder: string): Promise<string[]> {
  const { bundle } = await readDist(distFolder)
  if (bundle.kind === 'shell') return []
  const doc = await readDocument(storage)
  const bundles = bundleCache(storage)
  const before = await liveRoutes(doc, bundles, bundle.name)
  const others = Object.keys(doc.remotes).filter((name) => name !== bundle.name)
  const elsewhere = await Promise.all(others.map((name) => liveRoutes(doc, bundles, name)))
  const kept = new Set([...bundle.data.routes, ...elsewhere.flat()].map(({ name }) => name))
  return before
    .filter(({ name }) => !kept.has(name))
    .map(
      ({ name, path }) =>
        `${titleOf(bundle)} no longer has the page '${name}' (${path}), which is live now: check that nothing links to it.`,
    )
}

async function liveRoutes(
  doc: RegistryDocument,
  bundles: BundleCache,
  name: string,
): Promise<readonly RouteData[]> {
  const version = findEntry(doc, name)?.live
  const stored = version === undefined ? null : await bundles.load(name, version)
  return stored?.bundle.kind === 'remote' ? stored.bundle.data.routes : []
}
