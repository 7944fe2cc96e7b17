import type { Bundle, RouteData } from '../../protocol/index.ts'
import type { BundleCache } from '../bundles/cache.ts'
import { findEntry, type RegistryDocument } from '../document/document.ts'
import { pathForms } from '../gate/path-forms.ts'
import { titleOf } from '../gate/sentences.ts'

/**
 * Returns a sentence for each page that the live version of a bundle has and this one lacks, or has at another path. It is
 * no reason to refuse it, but links from other bundles, mails and search engines may lead there. A page that another remote
 * has now, or that moves within the group that is released with it, isn't gone.
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
  const kept = [...group.flatMap(routesOf), ...elsewhere.flat()]
  const forms = new Set(kept.flatMap(({ path }) => pathForms(path)))
  return (await liveRoutes(doc, bundles, bundle.name)).flatMap(({ name, path }) => {
    const now = kept.filter((route) => route.name === name).map((route) => route.path)
    if (now.length === 0)
      return `${titleOf(bundle)} no longer has the page '${name}' (${path}), which is live now: check that nothing links to it.`
    if (pathForms(path).every((form) => forms.has(form) || now.some((other) => isBelow(other, form))))
      return []
    return `${titleOf(bundle)} moves the page '${name}' from ${path}, where it is live now, to ${now.join(' and ')}: check that nothing links to the old path.`
  })
}

/** Whether a pattern such as `/news/*` matches everything of this form. */
function isBelow(pattern: string, form: string): boolean {
  return pathForms(pattern).some((wide) => wide.endsWith('/*') && `${form}/`.startsWith(wide.slice(0, -1)))
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
