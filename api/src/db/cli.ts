// npm run db:backup [-- file] and npm run db:restore -- file [--replace].
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { backUp } from './backup/back-up.ts'
import { restore } from './backup/restore.ts'
import type { Database } from './database.ts'
import { type CommandWork, dataFolder, runCommand } from './run-command.ts'

const USAGE = `npm run db:backup                          into a file in the data folder
npm run db:backup -- <file>                into this file
npm run db:restore -- <file>               into an empty database
npm run db:restore -- <file> --replace     over everything that the database holds`

await runCommand({ name: 'amberly-backup', usage: USAGE, read })

function read(args: string[]): CommandWork | undefined {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { replace: { type: 'boolean', default: false } },
  })
  const [command, file, ...rest] = positionals
  if (rest.length > 0) return undefined
  if (command === 'backup' && !values.replace) return (database) => backUpInto(database, file ?? nextFile())
  if (command === 'restore' && file) return (database) => restoreFrom(database, file, values.replace)
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
