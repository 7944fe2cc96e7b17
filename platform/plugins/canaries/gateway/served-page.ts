import type { LiveRegistry } from '../../../gateway/registry/live-registry.ts'
import { entriesOf } from '../../../registry/index.ts'

/** Whether a version has a page with this name: the shell has those of all remotes. Anyone can report anything. */
export function isServedPage(
  { document, bundles }: Pick<LiveRegistry, 'document' | 'bundles'>,
  { name, version }: { readonly name: string; readonly version: string },
  page: string,
): boolean {
  const bundle = bundles.get(name, version)?.bundle
  if (bundle?.kind === 'remote') return hasPage(bundle.data.routes, page)
  return entriesOf(document()).some(({ kind, name, entry: { live, canary, previous } }) =>
    [live, canary?.version, previous].some((version) => {
      const remote = kind === 'remote' && version !== undefined && bundles.get(name, version)?.bundle
      return remote && remote.kind === 'remote' && hasPage(remote.data.routes, page)
    }),
  )
}

function hasPage(routes: readonly { readonly name: string }[] = [], page: string): boolean {
  return routes.some(({ name }) => name === page)
}
