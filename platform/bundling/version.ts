import { createHash } from 'node:crypto'
import { globSync, readFileSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Bundle } from '../data/index.ts'
import type { Mode } from './base-config.ts'
import { dependencies, findLockfile, type Package } from './workspace.ts'

const PLATFORM = dirname(import.meta.dirname)
/** The folders of this package that affect a bundle. Remotes use the shell's runtime. */
const INPUT_ROOMS = { remote: ['bundling', 'data'], shell: ['bundling', 'data', 'routing', 'runtime'] }
const NOT_BUILT = /(^|\/)(node_modules|dist(-\w+)?|storybook-static)(\/|$)|\.(test|spec|stories)\.\w+$|\.md$/

/**
 * Computes a version such as `1.4.0-3f2a9c1`: the number in package.json and a hash of all inputs. The same sources have
 * the same version on every machine, so that builds can be skipped and a second publish refused.
 */
export function bundleVersion(pkg: Package, kind: Bundle['kind'], mode: Mode): string {
  // In development the sources change while the page stays open.
  if (mode === 'development') return 'dev'
  const hash = createHash('sha256').update(mode)
  for (const folder of inputFolders(pkg, kind)) hash.update(folderHash(folder))
  for (const file of [join(PLATFORM, 'package.json'), findLockfile(pkg.folder)])
    hash.update(readFileSync(file))
  return `${pkg.json.version}-${hash.digest('hex').slice(0, 7)}`
}

/** Lists the folders of the bundle, of this build, and of the workspace packages inside; remotes skip shared packages. */
function inputFolders(pkg: Package, kind: Bundle['kind']): Set<string> {
  const folders = new Set([pkg.folder, ...INPUT_ROOMS[kind].map((room) => join(PLATFORM, room))])
  const add = (from: Package) => {
    for (const dependency of dependencies(from)) {
      const { folder, json } = dependency
      if (folder === PLATFORM || folder.includes('node_modules') || folders.has(folder)) continue
      if (json.federation === 'shared' && kind === 'remote') continue
      folders.add(folder)
      add(dependency)
    }
  }
  add(pkg)
  return folders
}

/** Hashes the files of a folder that count for a build. */
export function folderHash(folder: string): string {
  const hash = createHash('sha256')
  for (const file of globSync('**/*', { cwd: folder, exclude: (name) => NOT_BUILT.test(name) }).sort()) {
    const path = join(folder, file)
    if (NOT_BUILT.test(file) || !statSync(path).isFile()) continue
    hash.update(file).update('\0').update(readFileSync(path)).update('\0')
  }
  return hash.digest('hex')
}
