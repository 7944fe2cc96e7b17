import { SettingsTrouble } from '../settings-trouble.ts'
import type { Database } from './database.ts'
import { DatabaseTrouble } from './database-trouble.ts'
import { readDatabaseSettings } from './databases/database-settings.ts'
import { migrate } from './migrations/migrate.ts'
import { openDatabase } from './open-database.ts'
import { reachDatabase } from './site/reach-database.ts'

const USAGE_ERROR = 2

/** The site's data folder. */
export const dataFolder = process.env['DATA_DIR'] || '.amberly'

/** The work of a command; returns the text to print. */
export type CommandWork = (database: Database) => Promise<string>

/** A command that cannot be carried out: printed as a sentence, without a stack trace. */
export class CommandError extends Error {}

interface Command {
  /** `application_name` of the connections. */
  readonly name: string
  readonly usage: string
  /** Whether to migrate the database to this version first. */
  readonly needsTables?: boolean
  /** Parses the arguments; undefined prints the usage. */
  readonly read: (args: string[]) => CommandWork | undefined
}

/** Runs a command on the site's database, which may be in use at the same time. */
export async function runCommand(
  { name, usage, read, needsTables = false }: Command,
  args = process.argv.slice(2),
) {
  try {
    const work = parseArguments(read, args)
    if (work) console.log(await withDatabase(name, needsTables ? afterMigrating(work) : work))
    else printError(usage, USAGE_ERROR)
  } catch (error) {
    if (error instanceof CommandError) printError(error.message, 1)
    else if (error instanceof SettingsTrouble) printError(error.message, USAGE_ERROR)
    else if (error instanceof DatabaseTrouble) printError(error.message, error.exitCode)
    else throw error
  }
}

/** `parseArgs` throws a TypeError for an unknown option. */
function parseArguments(read: Command['read'], args: string[]): CommandWork | undefined {
  try {
    return read(args)
  } catch (error) {
    if (error instanceof TypeError) return undefined
    throw error
  }
}

function afterMigrating(work: CommandWork): CommandWork {
  return async (database) => {
    await migrate(database.pool)
    return work(database)
  }
}

function printError(sentence: string, exitCode: number) {
  console.error(sentence)
  process.exitCode = exitCode
}

async function withDatabase(name: string, work: CommandWork): Promise<string> {
  const { databaseUrl, databaseDirectUrl } = readDatabaseSettings(process.env)
  const url = await (databaseDirectUrl
    ? reachDatabase(databaseDirectUrl, 'DATABASE_DIRECT_URL')
    : reachDatabase(databaseUrl))
  const database = openDatabase({ url, poolSize: 1, name })
  try {
    return await work(database)
  } finally {
    await database.close()
  }
}
