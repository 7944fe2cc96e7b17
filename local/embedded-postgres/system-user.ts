import { execFileSync, spawnSync } from 'node:child_process'
import { chownSync, statSync, writeFileSync } from 'node:fs'

/** The system user that runs PostgreSQL, which refuses to run as root; empty for the user of this process. */
export interface SystemUser {
  readonly uid?: number
  readonly gid?: number
}

export const isRoot = process.getuid?.() === 0

/** Chooses the system user for a cluster; an existing cluster is run by its owner. */
export function systemUserFor(cluster: string): SystemUser {
  if (!isRoot) return {}
  const owner = statSync(cluster, { throwIfNoEntry: false })
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid }
  return systemUserNamed('postgres') ?? systemUserNamed('nobody') ?? { uid: 65_534, gid: 65_534 }
}

function systemUserNamed(name: string): SystemUser | undefined {
  try {
    const idOf = (what: string) => Number(execFileSync('id', [what, name], { stdio: 'pipe' }).toString())
    return { uid: idOf('-u'), gid: idOf('-g') }
  } catch {
    return undefined
  }
}

/** Whether the user can enter the folder. Only trying tells: home folders are often closed, and ACLs may apply. */
export function canEnter(systemUser: SystemUser, folder: string): boolean {
  return spawnSync('/bin/sh', ['-c', 'cd "$0"', folder], { ...systemUser, stdio: 'ignore' }).status === 0
}

/** Writes a file that only the system user can read. */
export function writeFor(systemUser: SystemUser, file: string, text: string) {
  writeFileSync(file, text, { mode: 0o600 })
  own(systemUser, file)
}

/** Gives a file or a folder to the system user. */
export function own({ uid, gid }: SystemUser, path: string) {
  if (uid !== undefined && gid !== undefined) chownSync(path, uid, gid)
}
