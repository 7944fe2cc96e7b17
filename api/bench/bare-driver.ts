import pg from 'pg'
import { newId } from '../src/db/new-id.ts'
import type { Statement } from './statements.ts'

interface Task {
  readonly statements: readonly Statement[]
  /** The same call by other members, taken in turn, so that clients don't all wait for one row. */
  readonly byOthers?: readonly (readonly Statement[])[]
  readonly clients: number
  readonly ms: number
  /** For calls in a transaction: the values to vary, an id and a member. */
  readonly each?: { readonly id: string; readonly members: readonly string[] }
}

const CONNECTIONS = 10

/** Sends a call's statements as fast as the bare driver can, and reports the calls per second. */
const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'], max: CONNECTIONS })

process.on('message', ({ statements, byOthers = [], clients, ms, each }: Task) => {
  const end = performance.now() + ms
  let calls = 0
  let callCount = 0
  const client = async () => {
    while (performance.now() < end) {
      const turns = [statements, ...byOthers]
      const own = turns[(callCount += 1) % turns.length] ?? statements
      await (each ? sendInTransaction(own, each) : send(pool, own, (value) => value))
      calls += 1
    }
  }
  void Promise.all(Array.from({ length: clients }, client)).then(() => {
    process.send?.({ rate: (calls * 1_000) / ms })
  })
})
async function send(
  on: pg.Pool | pg.PoolClient,
  statements: readonly Statement[],
  filled: (value: unknown) => unknown,
) {
  for (const { values, ...statement } of statements) {
    await on.query({ ...statement, values: values.map(filled) })
  }
}

let turn = 0

async function sendInTransaction(
  statements: readonly Statement[],
  { id, members }: NonNullable<Task['each']>,
) {
  turn += 1
  const changed = new Map<unknown, unknown>([
    [id, newId()],
    [members[0], members[turn % members.length]],
  ])
  const client = await pool.connect()
  await send(client, statements, (value) => changed.get(value) ?? value)
  client.release()
}

process.on('SIGTERM', () => void pool.end().then(() => process.exit(0)))
process.send?.({ ready: true })
