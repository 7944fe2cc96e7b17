import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseTrouble } from '../database-trouble.ts'

/** One step of the schema, identified by its name and the hash of its content. */
export interface Migration {
  readonly name: string
  readonly hash: string
}

export interface MigrationFile extends Migration {
  readonly sql: string
}

export const MIGRATIONS = join(import.meta.dirname, '../../..', 'migrations')

/** Reads the migration files in the order of their numbers. */
export function readMigrations(folder: string): readonly MigrationFile[] {
  const names = readdirSync(folder).filter((name) => name.endsWith('.sql'))
  const files = names.toSorted().map((name) => {
    // A checkout may have converted the line endings.
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
    if (number === undefined) throw refused(`${name} has no number: name it like 0007_likes.sql.`)
    if (numbers.indexOf(number) !== index) throw refused(`two migrations have the number ${number}.`)
  }
}

/** The migrations still to apply; none if the database is ahead, as while a newer version rolls out. */
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
      throw refused(`${name} was changed after it had been applied: restore it, and write a new migration.`)
    }
  }
  const known = new Set(files.map(({ name }) => name))
  const lastKnown = files.at(-1)?.name ?? ''
  const strange = applied.find(({ name }) => !known.has(name) && name < lastKnown)
  if (strange) {
    throw refused(
      `the database has ${strange.name}, which this version does not know: it belongs to another version.`,
    )
  }
  return files.filter(({ name }) => !hashes.has(name))
}

function refused(why: string): DatabaseTrouble {
  return new DatabaseTrouble('migration', `The database cannot be migrated to this version: ${why}`)
}
