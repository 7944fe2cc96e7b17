// npm run db:backup [-- file] and npm run db:restore -- file [--replace].
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { backUp } from './backup/back-up.ts'
import { restore } from './backup/restore.ts'
import type { Database } from './database.ts'
import { DatabaseTrouble } from './database-trouble.ts'
import { openDatabase } from './open-database.ts'
import { reachDatabase } from './reach-database.ts'

const USAGE = `npm run db:backup                          into a file in the data folder
npm run db:backup -- <file>                into this file
npm run db:restore -- <file>               into an empty database
npm run db:restore -- <file> --replace     in place of all that the database holds`

const NOT_UNDERSTOOD = 2

const data = process.env['DATA_DIR'] || '.amberly'

try {
  const work = readCommand(process.argv.slice(2))
  if (work) console.log(await withDatabase(work))
  else {
    console.error(USAGE)
    process.exitCode = NOT_UNDERSTOOD
  }
} catch (error) {
  if (!(error instanceof DatabaseTrouble)) throw error
  console.error(error.message)
  process.exitCode = error.exitCode
}

type Work = (database: Database) => Promise<string>

function readCommand(args: string[]): Work | undefined {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { replace: { type: 'boolean', default: false } },
    })
    const [command, file, ...rest] = positionals
    if (rest.length > 0) return undefined
    if (command === 'backup' && !values.replace) return (database) => backUpInto(database, file ?? nextFile())
    if (command === 'restore' && file) return (database) => restoreFrom(database, file, values.replace)
  } catch (error) {
    if (!(error instanceof TypeError)) throw error
  }
  return undefined
}

function nextFile(): string {
  return join(data, 'backups', `${new Date().toISOString().replace(/\..*/, '').replaceAll(':', '')}.gz`)
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

async function withDatabase(work: Work): Promise<string> {
  const { url, stop } = await reachDatabase({
    url: process.env['DATABASE_URL'],
    folder: join(data, 'database'),
    log: console,
  })
  const database = openDatabase({ url, poolSize: 1, name: 'amberly-backup' })
  try {
    return await work(database)
  } finally {
    await database.close()
    await stop()
  }
}
