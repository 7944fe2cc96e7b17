import { chownSync, mkdirSync, readFileSync, renameSync, rmdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseTrouble } from '../database-trouble.ts'
import type { Binaries } from './binaries.ts'
import type { Place } from './database-location.ts'
import { explain } from './explain-failure.ts'
import { run } from './run-program.ts'

/** Names, ids and e-mails sort and compare by code point, on every system and through every update of it. */
const LOCALE = ['--encoding=UTF8', '--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--no-locale']

/** Only who may enter the folder of the socket reaches it, and they could read the files as well. */
const ACCESS = ['--username=amberly', '--auth-local=trust', '--auth-host=reject']

/** Makes the cluster where there is none, and refuses one that these binaries cannot read. */
export async function makeCluster(place: Place, { initdb, major }: Binaries) {
  const found = majorOf(place.cluster)
  if (found === major) return
  if (found === undefined) return initialize(place, initdb)
  const sentence = `The database in ${place.cluster} was written by PostgreSQL ${found}; this version brings ${major}. Back it up with the version of Amberly that wrote it (npm run db:backup), and restore it into an empty data folder here.`
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

async function initialize({ cluster, state, account }: Place, initdb: string) {
  const draft = `${cluster}.${process.pid}.draft`
  try {
    mkdirSync(draft, { mode: 0o700 })
    if (account.uid !== undefined && account.gid !== undefined) chownSync(draft, account.uid, account.gid)
    const { ok, output } = await run(
      initdb,
      ['-D', draft, '--no-instructions', ...LOCALE, ...ACCESS],
      account,
    )
    // Who won a race sweeps away the drafts of the others.
    if (!ok && majorOf(cluster) === undefined) throw explain(output, state)
    moveInto(cluster, draft)
  } finally {
    rmSync(draft, { recursive: true, force: true })
  }
}

function moveInto(cluster: string, draft: string) {
  try {
    // Only an empty folder gives way.
    rmdirSync(cluster)
  } catch (error) {
    if (majorOf(cluster) !== undefined) return
    if ((error as NodeJS.ErrnoException).code === 'ENOTEMPTY') throw halfThere(cluster)
  }
  try {
    renameSync(draft, cluster)
  } catch (error) {
    // Another process was faster.
    if (majorOf(cluster) === undefined) throw error
  }
}

function halfThere(cluster: string): DatabaseTrouble {
  const sentence = `${cluster} holds files, but no database (PG_VERSION is missing). Bring the folder back whole, or move it away and restore a backup with npm run db:restore.`
  return new DatabaseTrouble('broken', sentence)
}
