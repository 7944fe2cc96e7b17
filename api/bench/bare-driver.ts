import pg from 'pg'
import type { Statement } from './chats-case.ts'

interface Order {
  readonly statements: readonly Statement[]
  readonly clients: number
  readonly ms: number
}

const CONNECTIONS = 10

/** Sends the statements of a call as fast as the driver alone can, and tells how many calls a second that makes. */
const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'], max: CONNECTIONS })

process.on('message', ({ statements, clients, ms }: Order) => {
  const end = performance.now() + ms
  let calls = 0
  const client = async () => {
    while (performance.now() < end) {
      for (const { values, ...statement } of statements)
        await pool.query({ ...statement, values: [...values] })
      calls += 1
    }
  }
  void Promise.all(Array.from({ length: clients }, client)).then(() => {
    process.send?.({ rate: (calls * 1_000) / ms })
  })
})
process.on('SIGTERM', () => void pool.end().then(() => process.exit(0)))
process.send?.({ ready: true })
