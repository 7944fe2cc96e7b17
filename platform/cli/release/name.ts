import { basename } from 'node:path'
import type { Releases } from '../../registry/index.ts'
import { UsageError, type Workspace } from '../workspace.ts'

/** Resolves the name of a bundle. Published bundles count too, since they may have left the workspace. */
export async function bundleName(
  { bundles }: Workspace,
  releases: Pick<Releases, 'names'>,
  name: string,
): Promise<string> {
  const published = await releases.names()
  return chooseName([...new Set([...bundles.map((folder) => basename(folder)), ...published])], name)
}

/** Resolves `mf-cart`, or just `cart` if no other name ends with it. */
export function chooseName(names: readonly string[], shortName: string): string {
  if (names.includes(shortName)) return shortName
  const [match, other] = names.filter((name) => name.endsWith(`-${shortName}`))
  if (match && !other) return match
  const problem = match ? `'${shortName}' can be ${match} or ${other}.` : `There is no bundle '${shortName}'.`
  throw new UsageError(`${problem} There are: ${names.join(', ')}.`)
}
