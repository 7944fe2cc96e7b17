import { type SQL, sql } from 'drizzle-orm'

/** Quotes values for the `in` list of a check constraint. */
export function listed(words: readonly string[]): SQL {
  return sql.raw(words.map((word) => `'${word}'`).join(', '))
}
