import { createHash } from 'node:crypto'
import { globSync, readFileSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Bundle } from '../data/index.ts'
import type { Mode } from './base-config.ts'
import { dependencies, type Package, workspaceRoot } from './workspace.ts'

const PLATFORM = dirname(import.meta.dirname)
/** What of this package makes a bundle what it is. A remote's runtime is the shell's. */
const ROOMS = { remote: ['bundling', 'data'], shell: ['bundling', 'data', 'routing', 'runtime'] }
const NOT_BUILT = /(^|\/)(node_modules|dist(-\w+)?|storybook-static)(\/|$)|\.(test|spec|stories)\.\w+$|\.md$/

/**
 * `1.4.0-3f2a9c1`: the number that the team gives, and a hash of everything that goes into the bundle. The same
 * sources give the same version on every machine, so a build can be skipped and a second publish refused.
 */
export function bundleVersion(of: Package, kind: Bundle['kind'], mode: Mode): string {
  // In development the sources change under a page that goes on.
  if (mode === 'development') return 'dev'
  const hash = createHash('sha256').update(mode)
  for (const folder of inputFolders(of, kind)) hash.update(folderHash(folder))
  for (const file of [join(PLATFORM, 'package.json'), join(workspaceRoot(of.folder), 'pnpm-lock.yaml')])
    hash.update(readFileSync(file))
  return `${of.json.version}-${hash.digest('hex').slice(0, 7)}`
}

/** The bundle, this build, and the workspace packages that end up inside: for a remote, none that the shell carries. */
function inputFolders(of: Package, kind: Bundle['kind']): Set<string> {
  const folders = new Set([of.folder, ...ROOMS[kind].map((room) => join(PLATFORM, room))])
  const add = (from: Package) => {
    for (const dependency of dependencies(from)) {
      const { folder, json } = dependency
      if (folder === PLATFORM || folder.includes('node_modules') || folders.has(folder)) continue
      if (json.federation === 'shared' && kind === 'remote') continue
      folders.add(folder)
      add(dependency)
    }
  }
  add(of)
  return folders
}

function folderHash(folder: string): string {
  const hash = createHash('sha256')
  for (const file of globSync('**/*', { cwd: folder, exclude: (name) => NOT_BUILT.test(name) }).sort()) {
    const path = join(folder, file)
    if (NOT_BUILT.test(file) || !statSync(path).isFile()) continue
    hash.update(file).update('\0').update(readFileSync(path)).update('\0')
  }
  return hash.digest('hex')
}
