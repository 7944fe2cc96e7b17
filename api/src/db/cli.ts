// npm run db:backup [-- file], npm run db:restore -- file [--replace], npm run db:move -- url and
// npm run db:move-brand -- domain name.
import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { backUp } from './backup/back-up.ts'
import { restore } from './backup/restore.ts'
import type { Database } from './database.ts'
import { readDatabaseSettings } from './databases/database-settings.ts'
import { moveBrand } from './databases/move-brand.ts'
import { refuseRunningSite } from './databases/refuse-running-site.ts'
import { openDatabase } from './open-database.ts'
import { CommandError, type CommandWork, dataFolder, runCommand } from './run-command.ts'
import { reachDatabase } from './site/reach-database.ts'

const USAGE = `npm run db:backup                          into a file in the data folder
npm run db:backup -- <file>                into this file
npm run db:restore -- <file>               into an empty database
npm run db:restore -- <file> --replace     over everything that the database holds
npm run db:move -- <url>                   from the database of this machine into an empty one on a server
npm run db:move-brand -- <domain> <name>   a brand from the database in DATABASE into another one of DATABASES`

await runCommand({ name: 'amberly-backup', usage: USAGE, read })

function read(args: string[]): CommandWork | undefined {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { replace: { type: 'boolean', default: false } },
  })
  const [command, file, name, ...rest] = positionals
  if (rest.length > 0) return undefined
  if (command === 'move-brand' && file && name && !values.replace)
    return (database) => moveTheBrand(database, file, name)
  if (name) return undefined
  if (command === 'backup' && !values.replace) return (database) => backUpInto(database, file ?? nextFile())
  if (command === 'restore' && file) return (database) => restoreFrom(database, file, values.replace)
  if (command === 'move' && file && !values.replace) return (database) => moveTo(database, file)
  return undefined
}

function nextFile(): string {
  return join(dataFolder, 'backups', `${new Date().toISOString().replace(/\..*/, '').replaceAll(':', '')}.gz`)
}

async function backUpInto({ pool }: Database, file: string): Promise<string> {
  const { tables, rows, bytes } = await backUp(pool, file)
  const number = new Intl.NumberFormat('en').format
  return `${number(rows)} rows of ${tables} tables are in ${file} (${number(Math.ceil(bytes / 1_000))} kB).`
}

async function restoreFrom({ pool }: Database, file: string, replace: boolean): Promise<string> {
  const { at, rows } = await restore(pool, file, { replace })
  return `The database is as it was at ${at}: ${new Intl.NumberFormat('en').format(rows)} rows.`
}

/** Copies everything into the empty database of a server, while no process of the site could change it. */
async function moveTo({ pool }: Database, url: string): Promise<string> {
  await refuseRunningSite(pool)
  const target = openDatabase({ url: await reachDatabase(url), poolSize: 2, name: 'amberly-backup' })
  const folder = await mkdtemp(join(dataFolder, 'move-'))
  try {
    const file = join(folder, 'database.gz')
    await backUp(pool, file)
    const { rows } = await restore(target.pool, file)
    return `${new Intl.NumberFormat('en').format(rows)} rows are in the new database. Start the site with DATABASE_URL set to it.`
  } finally {
    await rm(folder, { recursive: true, force: true })
    await target.close()
  }
}

/** Moves a brand while no process of the site runs on the database that has it. */
async function moveTheBrand({ pool }: Database, domain: string, name: string): Promise<string> {
  const { databases } = readDatabaseSettings(process.env)
  const found = databases?.others.find((one) => one.name === name)
  if (!found) throw new CommandError(`DATABASES has no other database ${name}.`)
  const url = await reachDatabase(found.databaseDirectUrl ?? found.databaseUrl, 'DATABASES')
  const target = openDatabase({ url, poolSize: 1, name: 'amberly-backup' })
  try {
    const { rows, endedRoles } = await moveBrand({ domain, source: pool, target: target.pool, name })
    const number = new Intl.NumberFormat('en').format
    const roles = endedRoles > 0 ? ` ${number(endedRoles)} roles of staff across the two have ended.` : ''
    return `${domain} is in ${name}, with ${number(rows)} rows.${roles} Start the site with DATABASES saying so.`
  } finally {
    await target.close()
  }
}
