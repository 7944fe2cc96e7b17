import { escapeIdentifier, type PoolClient } from 'pg'
import type { Sequence, TableHeader } from './format.ts'

/** The tables in a backup: all but the migrations, which its header lists, and unlogged tables. */
export async function tablesOf(client: PoolClient): Promise<TableHeader[]> {
  const { rows } = await client.query<TableHeader>(`
    select c.relname as table, array_agg(a.attname::text order by a.attnum) as columns
    from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
      and c.relpersistence = 'p' and c.relname <> 'migration'
    group by c.relname order by c.relname`)
  return rows
}

/** The current values of the sequences. */
export async function sequencesOf(client: PoolClient): Promise<Sequence[]> {
  const { rows } = await client.query<Sequence>(`
    select sequencename as name, last_value::text as last from pg_sequences
    where schemaname = 'public' and last_value is not null order by sequencename`)
  return rows
}

export interface ForeignKey {
  readonly table: string
  readonly name: string
  readonly definition: string
}

export async function foreignKeysOf(client: PoolClient): Promise<ForeignKey[]> {
  const { rows } = await client.query<ForeignKey>(`
    select c.relname as table, k.conname as name, pg_get_constraintdef(k.oid) as definition
    from pg_constraint k join pg_class c on c.oid = k.conrelid
    where k.contype = 'f' and k.conparentid = 0 and k.connamespace = 'public'::regnamespace
    order by c.relname, k.conname`)
  return rows
}

export function quoted(...names: readonly string[]): string {
  return names.map((name) => escapeIdentifier(name)).join(', ')
}
