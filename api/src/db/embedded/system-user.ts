import { execFileSync, spawnSync } from 'node:child_process'
import { statSync } from 'node:fs'

/** Whom PostgreSQL runs as: it refuses root. Nothing where this process's own user will do. */
export interface Account {
  readonly uid?: number
  readonly gid?: number
}

export const isRoot = process.getuid?.() === 0

/** A cluster that exists is run by its owner, whoever would be chosen today. */
export function accountFor(cluster: string): Account {
  if (!isRoot) return {}
  const owner = statSync(cluster, { throwIfNoEntry: false })
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid }
  return accountNamed('postgres') ?? accountNamed('nobody') ?? { uid: 65_534, gid: 65_534 }
}

function accountNamed(name: string): Account | undefined {
  try {
    const ask = (what: string) => Number(execFileSync('id', [what, name], { stdio: 'pipe' }).toString())
    return { uid: ask('-u'), gid: ask('-g') }
  } catch {
    return undefined
  }
}

/** Homes are often closed to others; only trying tells, whatever rights and lists decide it. */
export function canEnter(account: Account, folder: string): boolean {
  return spawnSync('/bin/sh', ['-c', 'cd "$0"', folder], { ...account, stdio: 'ignore' }).status === 0
}
