import { basename } from 'node:path'
import type { Releases } from '../../registry/index.ts'
import { UsageError, type Workspace } from '../workspace.ts'

/** Resolves the name of a bundle. Published bundles count too, since they may have left the workspace. */
export async function bundleName(
  { bundles }: Workspace,
  releases: Pick<Releases, 'names'>,
  name: string,
): Promise<string> {
  const [found = ''] = await bundleNames({ bundles }, releases, [name])
  return found
}

/** Resolves the names of several bundles. */
export async function bundleNames(
  { bundles }: Pick<Workspace, 'bundles'>,
  releases: Pick<Releases, 'names'>,
  names: readonly string[],
): Promise<string[]> {
  const known = [...new Set([...bundles.map((folder) => basename(folder)), ...(await releases.names())])]
  return names.map((name) => chooseName(known, name))
}

/** Resolves `mf-cart`, or just `cart` if no other name ends with it. */
export function chooseName(names: readonly string[], shortName: string): string {
  if (names.includes(shortName)) return shortName
  const [match, other] = names.filter((name) => name.endsWith(`-${shortName}`))
  if (match && !other) return match
  const problem = match ? `'${shortName}' can be ${match} or ${other}.` : `There is no bundle '${shortName}'.`
  throw new UsageError(`${problem} There are: ${names.join(', ')}.`)
}
