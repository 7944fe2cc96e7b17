import { type SQL, sql } from 'drizzle-orm'

interface Days {
  readonly from: string
  readonly until: string
}

/** Whether a row is of one of these days. */
export function isInDays(column: string, days: Days): SQL {
  const { from, until } = daysOf(days)
  return sql`${sql.identifier(column)} between ${from}::date and ${until}::date`
}

/** Days that the database knows: the 31st of February is the 3rd of March. */
export function daysOf({ from, until }: Days): Days {
  return { from: realDay(from), until: realDay(until) }
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

function realDay(day: string): string {
  return new Date(day).toISOString().slice(0, 10)
}
