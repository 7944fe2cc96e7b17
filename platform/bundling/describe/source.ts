import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'
import { LOCKFILES } from '../workspace.ts'

/**
 * Names where a bundle's sources are, the same on every machine: the name of the workspace and the bundle's folder in it,
 * such as `shop/mf-cart`. Undefined outside a workspace that has a name.
 */
export function sourceOf(folder: string): string | undefined {
  const root = lockedFolder(folder)
  if (root === undefined) return undefined
  const { name } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { name?: string }
  return name && [name, ...relative(root, folder).split(sep)].filter(Boolean).join('/')
}

/** Finds the nearest folder, upwards, with a lockfile and a `package.json`. */
function lockedFolder(from: string): string | undefined {
  const has = (file: string) => existsSync(join(from, file))
  if (LOCKFILES.some(has) && has('package.json')) return from
  const parent = dirname(from)
  return parent === from ? undefined : lockedFolder(parent)
}
