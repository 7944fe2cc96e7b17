import type { Queryable } from '../database.ts'

interface Preparable<Prepared> {
  prepare(name: string): Prepared
}

/** Memoizes a prepared query. Values that vary are `sql.placeholder`s. */
export function prepared<Prepared>(
  name: string,
  build: (db: Queryable) => Preparable<Prepared>,
): (db: Queryable) => Prepared {
  const cache = new WeakMap<Queryable, Prepared>()
  return (db) => {
    const query = cache.get(db) ?? build(db).prepare(name)
    cache.set(db, query)
    return query
  }
}
