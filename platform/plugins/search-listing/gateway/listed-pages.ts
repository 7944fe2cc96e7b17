import type { PageHead } from '../../../gateway/page/html-document.ts'
import { ownHead } from '../../../gateway/page/own-head.ts'
import type { SiteView } from '../../../gateway/page/site-view.ts'
import type { LiveRegistry } from '../../../gateway/registry/live-registry.ts'
import type { ServedRegistry } from '../../../gateway/registry/served-registry.ts'
import { remoteBundle } from '../../../gateway/visitor-registry/remote-bundle.ts'
import { matchPage, type PageMatch } from '../../../routing/match-page.ts'

export type ListedPage = Pick<PageHead, 'alternates'> & { readonly canonical: string }

/**
 * The pages that search engines may list: those whose head has an address for them. Candidates are the released pages without
 * a parameter, and those at the further paths that the site names.
 */
export async function listedPages(
  site: SiteView,
  served: ServedRegistry,
  registry: Pick<LiveRegistry, 'bundles'>,
): Promise<ListedPage[]> {
  const { remotes } = served.registry
  const plain = remotes.flatMap((remote) =>
    remote.routes
      .filter(({ path }) => !needsValues(path))
      .map((route): PageMatch => ({ remote, route, params: {} })),
  )
  const further = ((await site.listing?.paths?.()) ?? []).flatMap(
    (path) => matchPage(remotes, path, site.admits) ?? [],
  )
  const pages = new Map<string, ListedPage>()
  for (const match of [...plain, ...further]) {
    const own = ownHead(match, remoteBundle(match.remote, served, registry), site)
    const { canonical, alternates, robots } = (await site.head?.(match, own)) ?? {}
    if (canonical !== undefined && robots === undefined) pages.set(canonical, { canonical, alternates })
  }
  return [...pages.values()]
}

function needsValues(path: string): boolean {
  return path.split('/').some((segment) => /^:.*[^?]$|\*/.test(segment))
}
