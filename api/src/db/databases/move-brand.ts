import { escapeIdentifier, type Pool, type PoolClient } from 'pg'
import { copyIn, copyOut } from '../backup/copy.ts'
import { quoted } from '../backup/tables.ts'
import { DatabaseTrouble } from '../database-trouble.ts'
import { lockMigrations, migrate } from '../migrations/migrate.ts'
import { type BrandTable, BY_TRIGGERS, brandTables } from './brand-tables.ts'
import { refuseRunningSite } from './refuse-running-site.ts'

interface Move {
  readonly domain: string
  /** The database that has the brand; no process of the site may run on it. */
  readonly source: Pool
  /** The database that gets it, whose own brands are served meanwhile. */
  readonly target: Pool
  /** The target's name in `DATABASES`. */
  readonly name: string
}

interface Moved {
  /** How many rows were copied; none if an earlier run had copied them. */
  readonly rows: number
  /** How many roles across databases have ended. */
  readonly endedRoles: number
}

interface BrandRow {
  readonly id: string
  readonly moves_to: string | null
}

/**
 * Moves a brand with all its rows. Everything is copied in one transaction and then removed here in another, so whenever
 * it is interrupted, one of the databases has all of it. The mark keeps the site from starting on the source until a
 * further run has finished the move.
 */
export async function moveBrand({ domain, source, target, name }: Move): Promise<Moved> {
  await migrate(source)
  await migrate(target)
  const [from, to] = [await source.connect(), await target.connect()]
  let mayGoOnHere = false
  try {
    // One move at a time.
    await lockMigrations(from)
    const [brand, copy] = [await findBrand(from, domain), await findBrand(to, domain)]
    if (!brand) throw refused(copy ? `${domain} is in ${name} already.` : `There is no brand ${domain} here.`)
    const { id, moves_to } = brand
    if (moves_to && moves_to !== name)
      throw refused(`${domain} is on its way to ${moves_to}: finish that first.`)
    if (copy && !moves_to) throw refused(`${name} has a brand ${domain} of its own.`)
    // Its id comes from its name, of which two databases know nothing of each other.
    if (!copy && (await to.query('select from brand where id = $1', [id])).rowCount)
      throw refused(`${name} has another brand with the id ${id}, so it cannot have ${domain} as well.`)
    mayGoOnHere = copy === undefined
    await mark(from, id, name)
    await refuseRunningSite(from)
    const rows = copy ? 0 : await copyRows(from, to, id)
    // From here on, the other database may have it, whatever becomes of the answer.
    mayGoOnHere = false
    await to.query('commit')
    return { rows, endedRoles: await removeRows(from, id) }
  } finally {
    from.release(true)
    to.release(true)
    if (mayGoOnHere) await source.query('update brand set moves_to = null where domain = $1', [domain])
  }
}

async function findBrand(client: PoolClient, domain: string): Promise<BrandRow | undefined> {
  const { rows } = await client.query<BrandRow>('select id, moves_to from brand where domain = $1', [domain])
  return rows[0]
}

async function mark(client: PoolClient, brandId: string, name: string) {
  await client.query('update brand set moves_to = $2 where id = $1', [brandId, name])
}

/** Large tables take long, and while one is copied the other database waits. */
const WITHOUT_TIMEOUTS =
  'set local statement_timeout = 0; set local lock_timeout = 0; set local idle_in_transaction_session_timeout = 0'

/** Copies all rows in a transaction of the target, which the caller commits. */
async function copyRows(from: PoolClient, to: PoolClient, brandId: string): Promise<number> {
  await from.query(`begin isolation level repeatable read read only; ${WITHOUT_TIMEOUTS}`)
  await to.query(`begin; ${WITHOUT_TIMEOUTS}`)
  let count = 0
  for (const one of await brandTables(from, brandId)) {
    if (one.table === 'brand') count += await copyBrand(from, to, brandId)
    else count += await copyTable(from, to, one)
  }
  await from.query('commit')
  return count
}

async function copyTable(from: PoolClient, to: PoolClient, { table, columns, isTheirs }: BrandTable) {
  const name = escapeIdentifier(table)
  if (table === BY_TRIGGERS) await to.query(`delete from ${name} where ${isTheirs}`)
  const { rows, count } = copyOut(
    from,
    `copy (select ${quoted(...columns)} from ${name} where ${isTheirs}) to stdout`,
  )
  const copied = await copyIn(to, `copy ${name} (${quoted(...columns)}) from stdin`, rows)
  if (copied !== count()) throw refused(`${copied} rows of ${table} arrived instead of ${count()}.`)
  return copied
}

type Row = Readonly<Record<string, unknown>>

/** Companies are numbered in each database, so the brand's may have another number there. */
async function copyBrand(from: PoolClient, to: PoolClient, brandId: string): Promise<number> {
  const [brand] = (await from.query<Row>('select * from brand where id = $1', [brandId])).rows
  const [company] = (await from.query<Row>('select * from company where id = $1', [brand?.['company_id']]))
    .rows
  const text = 'select id from company where name = $1 and kvk = $2 order by id limit 1'
  const [known] = (await to.query<{ id: number }>(text, [company?.['name'], company?.['kvk']])).rows
  const companyId = known?.id ?? (await insertCompany(to, company ?? {}))
  await insert(to, 'brand', { ...brand, company_id: companyId, moves_to: null })
  return 1
}

async function insertCompany(to: PoolClient, company: Row): Promise<number> {
  const { rows } = await to.query<{ id: number }>('select coalesce(max(id), 0) + 1 as id from company')
  const id = rows[0]?.id ?? 1
  await insert(to, 'company', { ...company, id })
  return id
}

async function insert(to: PoolClient, table: string, row: Row) {
  const columns = Object.keys(row)
  await to.query(
    `insert into ${table} (${quoted(...columns)})
     select ${quoted(...columns)} from jsonb_populate_record(null::${table}, $1)`,
    [JSON.stringify(row)],
  )
}

/** Removes everything, by one order. Its triggers are off: they keep the books and the log of staff from being changed. */
async function removeRows(from: PoolClient, brandId: string): Promise<number> {
  await from.query(`begin; ${WITHOUT_TIMEOUTS}`)
  const tables = await brandTables(from, brandId)
  const names = tables.map(({ table }) => escapeIdentifier(table))
  for (const name of names) await from.query(`alter table ${name} disable trigger user`)
  let endedRoles = 0
  for (const { table, isTheirs, isLeft } of tables.toReversed()) {
    if (isLeft !== isTheirs) {
      const across = `delete from ${escapeIdentifier(table)} where ${isLeft} and not (${isTheirs})`
      endedRoles += (await from.query(across)).rowCount ?? 0
    }
    await from.query(`delete from ${escapeIdentifier(table)} where ${isTheirs}`)
  }
  for (const name of names) await from.query(`alter table ${name} enable trigger user`)
  await from.query('commit')
  return endedRoles
}

function refused(sentence: string): DatabaseTrouble {
  return new DatabaseTrouble('backup', sentence)
}
