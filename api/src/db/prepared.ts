import type { Queryable } from './database.ts'

interface Preparable<Prepared> {
  prepare(name: string): Prepared
}

/**
 * A query that is written once for each database that it is asked of, and planned once by each connection; what differs from
 * one time to the next is a `sql.placeholder`. For what most calls ask.
 */
export function prepared<Prepared>(
  name: string,
  write: (db: Queryable) => Preparable<Prepared>,
): (db: Queryable) => Prepared {
  const known = new WeakMap<Queryable, Prepared>()
  return (db) => {
    const query = known.get(db) ?? write(db).prepare(name)
    known.set(db, query)
    return query
  }
}
