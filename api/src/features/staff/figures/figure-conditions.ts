import { type SQL, sql } from 'drizzle-orm'

interface Days {
  readonly from: string
  readonly until: string
}

/** Whether a row is of one of these days. */
export function isInDays(column: string, { from, until }: Days): SQL {
  return sql`${sql.identifier(column)} between ${realDay(from)}::date and ${realDay(until)}::date`
}

/** The conditions that a row has all these values. */
export function hasValues<Name extends string>(
  names: readonly Name[],
  filters: Readonly<Partial<Record<Name, string | undefined>>>,
): SQL {
  const conditions = names.flatMap((name) =>
    filters[name] === undefined ? [] : [sql`and ${sql.identifier(name)} = ${filters[name]}`],
  )
  return sql.join(conditions, sql` `)
}

/** The 31st of February is the 3rd of March. */
function realDay(day: string): string {
  return new Date(day).toISOString().slice(0, 10)
}
