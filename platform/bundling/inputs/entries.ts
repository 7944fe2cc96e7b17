import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Bundle } from '../../protocol/index.ts'
import { entryPoint } from '../entry-point.ts'
import { WORKER_FILE } from '../worker.ts'
import { type Package, sharedEntryPoints, sharingPackages } from '../workspace.ts'

/** The file of a shell that renders on a server; without it, browsers render all its pages. */
export const SERVER_FILE = 'src/server.ts'

/** The files at which the code of a bundle begins; a shell also brings the shared modules. */
export function entriesOf(pkg: Package, kind: Bundle['kind']): string[] {
  const own = ['src/index.ts', `${kind}.ts`].map((file) => join(pkg.folder, file))
  if (kind === 'remote') return own
  own.push(
    ...[SERVER_FILE, WORKER_FILE].map((file) => join(pkg.folder, file)).filter((file) => existsSync(file)),
  )
  const shared = sharingPackages(pkg).flatMap((it) =>
    sharedEntryPoints(it).map((specifier) => entryPoint(it, `.${specifier.slice(it.json.name.length)}`)),
  )
  return [...own, ...shared]
}
