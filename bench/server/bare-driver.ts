import pg from 'pg'
import { newId } from '../../api/src/db/new-id.ts'
import type { Statement } from './statements.ts'

interface Task {
  readonly statements: readonly Statement[]
  /** The same call by other members, taken in turn, so that clients don't all wait for one row. */
  readonly byOthers?: readonly (readonly Statement[])[]
  readonly clients: number
  readonly ms: number
  /** For calls in a transaction: the id that is another one in each. */
  readonly id?: string
}

const CONNECTIONS = 10

/** Sends a call's statements as fast as the bare driver can, and reports the calls per second. */
const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'], max: CONNECTIONS })

process.on('message', ({ statements, byOthers = [], clients, ms, id }: Task) => {
  const end = performance.now() + ms
  let calls = 0
  let callCount = 0
  const client = async () => {
    while (performance.now() < end) {
      const turns = [statements, ...byOthers]
      const own = turns[(callCount += 1) % turns.length] ?? statements
      await (id === undefined ? send(pool, own, (value) => value) : sendInTransaction(own, id))
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

async function sendInTransaction(statements: readonly Statement[], id: string) {
  const own = newId()
  const client = await pool.connect()
  await send(client, statements, (value) => (value === id ? own : value))
  client.release()
}

process.on('SIGTERM', () => void pool.end().then(() => process.exit(0)))
process.send?.({ ready: true })
