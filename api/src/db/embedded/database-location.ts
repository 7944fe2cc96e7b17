import { chownSync, lstatSync, mkdirSync, readlinkSync, realpathSync, symlinkSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { DatabaseTrouble, notWritable, troubleWith } from '../database-trouble.ts'
import { makeOutside } from './external-folder.ts'
import { socketFolder } from './socket-folder.ts'
import { type Account, accountFor, canEnter, isRoot } from './system-user.ts'

/** Where an embedded database lies, and who runs it. */
export interface Place {
  /** As it is named to people. */
  readonly folder: string
  /** Binaries, cluster, sockets and log: the folder, or where it links to. */
  readonly state: string
  readonly cluster: string
  readonly sockets: string
  /** Whoever is connected here keeps the database running. */
  readonly line: string
  readonly log: string
  readonly account: Account
}

/** Finds the place, and settles it once: later starts follow what the first one left. */
export function placeOf(folder: string): Place {
  try {
    const state = stateOf(folder)
    const cluster = join(state, 'cluster')
    const account = accountFor(cluster)
    const sockets = socketFolder(state)
    ownFolder(sockets, account)
    return { folder, state, cluster, sockets, line: join(sockets, 'line'), log: join(state, 'log'), account }
  } catch (error) {
    throw troubleWith(folder, error)
  }
}

function stateOf(folder: string): string {
  mkdirSync(dirname(folder), { recursive: true })
  for (;;) {
    const found = lstatSync(folder, { throwIfNoEntry: false })
    if (found?.isSymbolicLink()) return followed(folder)
    if (found?.isDirectory()) return realpathSync(folder)
    if (found)
      throw new DatabaseTrouble('broken', `${folder} is in the way: the database's folder goes there.`)
    settle(folder, realpathSync(dirname(folder)))
  }
}

/** A folder that is gone is not replaced by an empty database: it may be on a disk that is not there. */
function followed(link: string): string {
  const target = resolve(link, '..', readlinkSync(link))
  if (lstatSync(target, { throwIfNoEntry: false })?.isDirectory()) return realpathSync(target)
  const sentence = `The database lay in ${target}, which is gone. Bring that folder back, or remove the link ${link} to begin with an empty database.`
  throw new DatabaseTrouble('broken', sentence)
}

function settle(folder: string, parent: string) {
  try {
    if (!isRoot || canEnter(accountFor(folder), parent)) return mkdirSync(folder)
    const outside = makeOutside(join(parent, basename(folder)))
    symlinkSync(outside, folder)
  } catch (error) {
    // Another process was faster.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
}

/** Where others may write, too, a folder of that name is not ours by itself, and its sockets could be anybody's. */
function ownFolder(path: string, { uid = process.getuid?.(), gid = process.getgid?.() }: Account) {
  mkdirSync(path, { recursive: true, mode: 0o700 })
  const found = lstatSync(path)
  if (!found.isDirectory() || (found.uid !== uid && !(isRoot && found.uid === 0))) throw notWritable(path)
  if (isRoot && uid !== undefined && gid !== undefined) chownSync(path, uid, gid)
}
