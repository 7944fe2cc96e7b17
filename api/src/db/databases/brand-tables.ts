import { escapeIdentifier, escapeLiteral, type PoolClient } from 'pg'
import { quoted, tablesOf } from '../backup/tables.ts'

/** A table with rows of brands. */
export interface BrandTable {
  readonly table: string
  readonly columns: readonly string[]
  /** SQL: whether a row is the brand's. */
  readonly isTheirs: string
  /** SQL: whether a row goes when the brand goes. */
  readonly isLeft: string
}

/** Tables that say nothing of brands, each with the reason why it stays where it is. */
const STAYS: Readonly<Record<string, string>> = {
  company: 'shared by brands, so the brand gets it anew',
  demo_world: 'says that there are demo members in the database',
  ledger_proof: 'is about the whole ledger of the database',
  left_customer: 'deleted members, whom the payment switch is told to forget from here',
  login_lockout: 'hashes of accounts, for hours',
  mail_report: 'hashes of reports, which every database gets',
  refused_webhook: 'nobody knows to which brand they belong',
}

/** Tables without a brand, and what tells it in SQL. */
const BY_HAND: Readonly<Record<string, (brand: string) => string>> = {
  payment_event: (brand) => `payment_id in (select payment_id from payment_order where brand_id = ${brand})`,
  // Those of visitors are hashes, and count for a day.
  shown_profiles: (brand) => `viewer in (select id from member where brand_id = ${brand})`,
}

/** Filled by triggers of other tables, so copied after them. */
export const BY_TRIGGERS = 'member_search'

interface Key {
  readonly table: string
  readonly parent: string
  readonly columns: readonly string[]
  readonly parentColumns: readonly string[]
}

/** The tables with rows of a brand, each after those to which it refers. */
export async function brandTables(client: PoolClient, brandId: string): Promise<readonly BrandTable[]> {
  const tables = new Map((await tablesOf(client)).map((one) => [one.table, one.columns]))
  const keys = await keysOf(client)
  const brand = escapeLiteral(brandId)
  const found = new Map<string, BrandTable>()

  function conditionOf(table: string): string | undefined {
    if (table === 'brand') return `id = ${brand}`
    if (BY_HAND[table]) return BY_HAND[table](brand)
    if (tables.get(table)?.includes('brand_id')) return `brand_id = ${brand}`
    for (const key of keys) {
      if (key.table !== table || key.parent === table) continue
      const parent = conditionOf(key.parent)
      if (parent)
        return `(${quoted(...key.columns)}) in (select ${quoted(...key.parentColumns)} from ${escapeIdentifier(key.parent)} where ${parent})`
    }
    return undefined
  }

  function add(table: string) {
    const columns = tables.get(table)
    if (columns === undefined || STAYS[table] || found.has(table)) return
    for (const key of keys) if (key.table === table && key.parent !== table) add(key.parent)
    if (table === 'payment_event') add('payment_order')
    const isTheirs = conditionOf(table)
    if (isTheirs === undefined) throw new Error(`Nobody knows to which brand the rows of ${table} belong.`)
    // A role at a brand of another database means nothing.
    const isRole = columns.includes('at_brand')
    found.set(table, {
      table,
      columns,
      isTheirs: isRole ? `${isTheirs} and at_brand = ${brand}` : isTheirs,
      isLeft: isRole ? `(${isTheirs} or at_brand = ${brand})` : isTheirs,
    })
  }

  for (const table of [...tables.keys()].filter((name) => name !== BY_TRIGGERS)) add(table)
  add(BY_TRIGGERS)
  return [...found.values()]
}

async function keysOf(client: PoolClient): Promise<Key[]> {
  const named = (columns: string, of: string) => `
    (select array_agg(a.attname::text order by at) from unnest(${columns}) with ordinality as c (number, at)
     join pg_attribute a on a.attrelid = ${of} and a.attnum = c.number)`
  const { rows } = await client.query<Key>(`
    select k.conrelid::regclass::text as table, k.confrelid::regclass::text as parent,
      ${named('k.conkey', 'k.conrelid')} as columns, ${named('k.confkey', 'k.confrelid')} as "parentColumns"
    from pg_constraint k
    where k.contype = 'f' and k.conparentid = 0 and k.connamespace = 'public'::regnamespace
    order by 1, k.conname`)
  return rows
}
