import { basename } from 'node:path'
import { readDocument, type Storage } from '../../registry/index.ts'
import { UsageError, type Workspace } from '../workspace.ts'

/** The name of the bundle that somebody means; what was published may have left the workspace since. */
export async function bundleName({ bundles }: Workspace, storage: Storage, given: string): Promise<string> {
  const { shell, remotes } = await readDocument(storage)
  const published = shell ? [shell.name, ...Object.keys(remotes)] : Object.keys(remotes)
  return chooseName([...new Set([...bundles.map((folder) => basename(folder)), ...published])], given)
}

/** `mf-cart`, or just `cart` if no other name ends so. */
export function chooseName(names: readonly string[], given: string): string {
  if (names.includes(given)) return given
  const [found, other] = names.filter((name) => name.endsWith(`-${given}`))
  if (found && !other) return found
  const problem = found ? `'${given}' can be ${found} or ${other}.` : `There is no bundle '${given}'.`
  throw new UsageError(`${problem} There are: ${names.join(', ')}.`)
}
