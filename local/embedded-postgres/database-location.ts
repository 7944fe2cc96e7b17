import { chownSync, lstatSync, mkdirSync, readlinkSync, realpathSync, symlinkSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { DatabaseTrouble, explainFileError, notWritable } from '../../api/src/db/database-trouble.ts'
import { makeExternalFolder } from './external-folder.ts'
import { socketFolder } from './socket-folder.ts'
import { canEnter, isRoot, type SystemUser, systemUserFor } from './system-user.ts'

/** Keep the name: supervisors of earlier versions listen here too. */
const SUPERVISOR_SOCKET = 'line'

/** The paths of an embedded database, and the system user that runs it. */
export interface DatabaseLocation {
  /** The configured path, for messages. */
  readonly folder: string
  /** Holds binaries, cluster, sockets and log: the folder, or its link target. */
  readonly state: string
  readonly cluster: string
  readonly sockets: string
  /** Socket of the supervisor: connected clients keep the database running. */
  readonly supervisorSocket: string
  readonly log: string
  readonly systemUser: SystemUser
}

/** Resolves the location, and creates the folders on the first start; later starts follow what that one chose. */
export function prepareLocation(folder: string): DatabaseLocation {
  try {
    const state = resolveState(folder)
    const cluster = join(state, 'cluster')
    const systemUser = systemUserFor(cluster)
    const sockets = socketFolder(state)
    ensureOwnFolder(sockets, systemUser)
    return {
      folder,
      state,
      cluster,
      sockets,
      supervisorSocket: join(sockets, SUPERVISOR_SOCKET),
      log: join(state, 'log'),
      systemUser,
    }
  } catch (error) {
    throw explainFileError(folder, error)
  }
}

function resolveState(folder: string): string {
  mkdirSync(dirname(folder), { recursive: true })
  for (;;) {
    const found = lstatSync(folder, { throwIfNoEntry: false })
    if (found?.isSymbolicLink()) return followLink(folder)
    if (found?.isDirectory()) return realpathSync(folder)
    if (found)
      throw new DatabaseTrouble(
        'broken',
        `${folder} is not a folder: the database needs this path for its folder.`,
      )
    createFolder(folder, realpathSync(dirname(folder)))
  }
}

/** Never replaces a missing folder with an empty database: its disk may only be unmounted. */
function followLink(link: string): string {
  const target = resolve(link, '..', readlinkSync(link))
  if (lstatSync(target, { throwIfNoEntry: false })?.isDirectory()) return realpathSync(target)
  const sentence = `The database was in ${target}, which is missing. Restore that folder, or remove the link ${link} to start with an empty database.`
  throw new DatabaseTrouble('broken', sentence)
}

function createFolder(folder: string, parent: string) {
  try {
    if (!isRoot || canEnter(systemUserFor(folder), parent)) return mkdirSync(folder)
    const outside = makeExternalFolder(join(parent, basename(folder)))
    symlinkSync(outside, folder)
  } catch (error) {
    // Another process was faster.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
}

/** Refuses a folder owned by another user: in /tmp anyone could have created it, and would control its sockets. */
function ensureOwnFolder(path: string, { uid = process.getuid?.(), gid = process.getgid?.() }: SystemUser) {
  mkdirSync(path, { recursive: true, mode: 0o700 })
  const found = lstatSync(path)
  if (!found.isDirectory() || (found.uid !== uid && !(isRoot && found.uid === 0))) throw notWritable(path)
  if (isRoot && uid !== undefined && gid !== undefined) chownSync(path, uid, gid)
}
