import { createHash } from 'node:crypto'
import { existsSync, lstatSync, readdirSync } from 'node:fs'
import { basename, dirname, join, sep } from 'node:path'
import { readLockfile } from '../../bundling/inputs/lockfile.ts'
import type { Workspace } from '../workspace.ts'

/** The state of all files that the bundles of a workspace could be made of. */
export interface SourceState {
  /** A hash of paths, sizes and times, which takes a fraction of the time that reading the files takes. */
  readonly stamp: string
  /** Whether files that change from now on will always have another stamp. */
  readonly isConclusive: boolean
}

const PLATFORM = dirname(dirname(import.meta.dirname))
/** File systems round times, some to two seconds: a file that changes twice within them may keep its time. */
const ROUNDED_MS = 2_000

/** Describes the files as they are now. Call it before anything reads them. */
export function sourceState({ root, bundles, data }: Workspace, now = Date.now()): SourceState {
  const hash = createHash('sha256').update(`${process.env['NODE_ENV']}`)
  const latest = now - ROUNDED_MS
  let isConclusive = linksStayInside(join(root, 'pnpm-lock.yaml'))

  function add(folder: string) {
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      const path = join(folder, entry.name)
      // The target of a link may change without a trace here.
      if (entry.isSymbolicLink()) isConclusive = false
      else if (entry.isDirectory()) {
        if (!isSkipped(path, folder)) add(path)
      } else {
        const { size, mtimeMs, ctimeMs, ino } = lstatSync(path)
        if (Math.max(mtimeMs, ctimeMs) > latest) isConclusive = false
        hash.update([path, size, mtimeMs, ctimeMs, ino].join('\0')).update('\n')
      }
    }
  }

  /** Installed packages, which the lockfile stands for, what builds and servers write, and folders of tools. */
  function isSkipped(path: string, parent: string): boolean {
    const name = basename(path)
    const isBuilt = /^dist(-\w+)?$/.test(name) && bundles.includes(parent)
    return name === 'node_modules' || isBuilt || path === data || (parent === root && name.startsWith('.'))
  }

  add(root)
  if (!PLATFORM.startsWith(root + sep)) add(PLATFORM)
  return { stamp: hash.digest('hex'), isConclusive }
}

/** Whether no package is linked from outside the workspace; only pnpm's lockfile tells. */
function linksStayInside(lockfile: string): boolean {
  if (!existsSync(lockfile)) return false
  return [...readLockfile(lockfile).importers].every(([folder, versions]) =>
    [...versions.values()].every(
      (version) =>
        !version.startsWith('link:') || !join(folder, version.slice('link:'.length)).startsWith('..'),
    ),
  )
}
