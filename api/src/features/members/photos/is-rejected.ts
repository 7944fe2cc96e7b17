import { type Column, sql } from 'drizzle-orm'
import { photo } from '../../../tables/members.ts'

/** Staff have rejected the gallery photo with this id. A chat photo copied from the gallery has the same id. */
export function isRejected(id: Column) {
  return sql<boolean>`exists (select from ${photo} p where p.id = ${id} and p.status = 'rejected')`
}
