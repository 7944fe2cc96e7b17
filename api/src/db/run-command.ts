import { join } from 'node:path'
import type { Database } from './database.ts'
import { DatabaseTrouble } from './database-trouble.ts'
import { migrate } from './migrate.ts'
import { openDatabase } from './open-database.ts'
import { reachDatabase } from './reach-database.ts'

const NOT_UNDERSTOOD = 2

/** Where the site keeps what is its own. */
export const dataFolder = process.env['DATA_DIR'] || '.amberly'

/** What a command does with the database; it answers with what there is to say. */
export type Work = (database: Database) => Promise<string>

/** Of what a person asked for that cannot be done: said in a sentence, without a trace. */
export class CommandRefused extends Error {}

interface Command {
  /** Who this is, in the server's list of connections. */
  readonly name: string
  readonly usage: string
  /** Whether the work needs the tables as this version has them; else it takes what there is. */
  readonly needsTables?: boolean
  /** Nothing where the words are not understood. */
  readonly read: (words: string[]) => Work | undefined
}

/** Runs a command on the site's database, which may be in use meanwhile. */
export async function runCommand(
  { name, usage, read, needsTables = false }: Command,
  words = process.argv.slice(2),
) {
  try {
    const work = understood(read, words)
    if (work) console.log(await withDatabase(name, needsTables ? onTables(work) : work))
    else say(usage, NOT_UNDERSTOOD)
  } catch (error) {
    if (error instanceof CommandRefused) say(error.message, 1)
    else if (error instanceof DatabaseTrouble) say(error.message, error.exitCode)
    else throw error
  }
}

/** `parseArgs` throws where an option is none. */
function understood(read: Command['read'], words: string[]): Work | undefined {
  try {
    return read(words)
  } catch (error) {
    if (error instanceof TypeError) return undefined
    throw error
  }
}

function onTables(work: Work): Work {
  return async (database) => {
    await migrate(database.pool)
    return work(database)
  }
}

function say(sentence: string, exitCode: number) {
  console.error(sentence)
  process.exitCode = exitCode
}

async function withDatabase(name: string, work: Work): Promise<string> {
  const { url, stop } = await reachDatabase({
    url: process.env['DATABASE_URL'],
    folder: join(dataFolder, 'database'),
    log: console,
  })
  const database = openDatabase({ url, poolSize: 1, name })
  try {
    return await work(database)
  } finally {
    await database.close()
    await stop()
  }
}
