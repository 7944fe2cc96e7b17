import { chownSync, mkdirSync, readFileSync, renameSync, rmdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseTrouble } from '../../api/src/db/database-trouble.ts'
import type { Binaries } from './binaries.ts'
import type { DatabaseLocation } from './database-location.ts'
import { explainFailure } from './explain-failure.ts'
import { runProgram } from './run-program.ts'

/** Text sorts and compares by code point, so that the order is the same on every system and survives its updates. */
const LOCALE = ['--encoding=UTF8', '--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--no-locale']

/** The socket's folder is the only access control: a user who can enter it could read the files as well. */
const ACCESS = ['--username=amberly', '--auth-local=trust', '--auth-host=reject']

/** Creates the cluster if there is none, and refuses one that these binaries cannot read. */
export async function ensureCluster(location: DatabaseLocation, { initdb, major }: Binaries) {
  const found = majorOf(location.cluster)
  if (found === major) return
  if (found === undefined) return initialize(location, initdb)
  const sentence = `The database in ${location.cluster} was written by PostgreSQL ${found}; this version brings ${major}. Back it up with the version of Amberly that wrote it (npm run db:backup), and restore it into an empty data folder here.`
  throw new DatabaseTrouble('other-major', sentence)
}

function majorOf(cluster: string): string | undefined {
  try {
    return readFileSync(join(cluster, 'PG_VERSION'), 'utf8').trim()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}

async function initialize({ cluster, state, systemUser }: DatabaseLocation, initdb: string) {
  const draft = `${cluster}.${process.pid}.draft`
  try {
    mkdirSync(draft, { mode: 0o700 })
    if (systemUser.uid !== undefined && systemUser.gid !== undefined)
      chownSync(draft, systemUser.uid, systemUser.gid)
    const { ok, output } = await runProgram(
      initdb,
      ['-D', draft, '--no-instructions', ...LOCALE, ...ACCESS],
      systemUser,
    )
    // initdb also fails if another process was faster: the winner deletes our draft.
    if (!ok && majorOf(cluster) === undefined) throw explainFailure(output, state)
    moveInto(cluster, draft)
  } finally {
    rmSync(draft, { recursive: true, force: true })
  }
}

function moveInto(cluster: string, draft: string) {
  try {
    // Removes only an empty folder.
    rmdirSync(cluster)
  } catch (error) {
    if (majorOf(cluster) !== undefined) return
    if ((error as NodeJS.ErrnoException).code === 'ENOTEMPTY') throw incomplete(cluster)
  }
  try {
    renameSync(draft, cluster)
  } catch (error) {
    // Another process was faster.
    if (majorOf(cluster) === undefined) throw error
  }
}

function incomplete(cluster: string): DatabaseTrouble {
  const sentence = `${cluster} holds files, but no database (PG_VERSION is missing). Restore the complete folder, or move it away and restore a backup with npm run db:restore.`
  return new DatabaseTrouble('broken', sentence)
}
