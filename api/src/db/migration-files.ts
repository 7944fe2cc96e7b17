import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseTrouble } from './database-trouble.ts'

/** One step of the schema, known again by its name and what it says. */
export interface Migration {
  readonly name: string
  readonly hash: string
}

export interface MigrationFile extends Migration {
  readonly sql: string
}

export const MIGRATIONS = join(import.meta.dirname, '..', '..', 'migrations')

/** In the order of their numbers. */
export function readMigrations(folder: string): readonly MigrationFile[] {
  const names = readdirSync(folder).filter((name) => name.endsWith('.sql'))
  const files = names.toSorted().map((name) => {
    // A checkout may end lines in another way.
    const sql = readFileSync(join(folder, name), 'utf8').replaceAll('\r\n', '\n')
    return { name, sql, hash: createHash('sha256').update(sql).digest('hex') }
  })
  refuseNumbers(names)
  return files
}

function refuseNumbers(names: readonly string[]) {
  const numbers = names.map((name) => /^\d{4}(?=_)/.exec(name)?.[0])
  for (const [index, name] of names.entries()) {
    const number = numbers[index]
    if (number === undefined) throw refused(`${name} has no number: call it like 0007_likes.sql.`)
    if (numbers.indexOf(number) !== index) throw refused(`two migrations have the number ${number}.`)
  }
}

/** Those that are still to be applied. Where the database is ahead of this version, as while a newer one is rolled out, none. */
export function pendingMigrations(
  files: readonly MigrationFile[],
  applied: readonly Migration[],
): readonly MigrationFile[] {
  const hashes = new Map(applied.map(({ name, hash }) => [name, hash]))
  const lastApplied = applied.map(({ name }) => name).reduce((a, b) => (a > b ? a : b), '')
  for (const { name, hash } of files) {
    const before = hashes.get(name)
    if (before === undefined && name < lastApplied) {
      throw refused(
        `${name} comes before ${lastApplied}, which the database already has: give it a higher number.`,
      )
    }
    if (before !== undefined && before !== hash) {
      throw refused(
        `${name} was changed after the database had applied it: put it back, and write a new migration.`,
      )
    }
  }
  const known = new Set(files.map(({ name }) => name))
  const lastKnown = files.at(-1)?.name ?? ''
  const strange = applied.find(({ name }) => !known.has(name) && name < lastKnown)
  if (strange) {
    throw refused(
      `the database has ${strange.name}, which this version does not know: it belongs to another one.`,
    )
  }
  return files.filter(({ name }) => !hashes.has(name))
}

function refused(why: string): DatabaseTrouble {
  return new DatabaseTrouble('migration', `The database cannot be brought to this version: ${why}`)
}
