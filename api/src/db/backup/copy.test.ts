import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { testDatabase } from '../testing/test-database.ts'
import { copyIn, copyOut } from './copy.ts'

const { pool } = await testDatabase()

test('a slow reader gets every row, and the connection stays usable', { timeout: 30_000 }, async () => {
  const client = await pool.connect()
  for (let size = 1; size <= 401; size += 20) {
    const { rows, count } = copyOut(
      client,
      `copy (select repeat('x', 998) from generate_series(1, ${size})) to stdout`,
    )
    let length = 0
    for await (const row of rows) {
      if (length % 50_000 === 0) await sleep(1)
      length += (row as Buffer).length
    }
    expect({ length, count: count() }).toEqual({ length: size * 999, count: size })
    expect((await client.query('select 1')).rowCount).toBe(1)
  }
  client.release()
})

test('errors of the database are thrown in both directions', async () => {
  const client = await pool.connect()
  const { rows } = copyOut(client, 'copy nowhere to stdout')
  await expect(rows.toArray()).rejects.toThrow('"nowhere" does not exist')
  await client.query('create temp table pair (a int)')
  const rowChunks = async function* () {
    for (let piece = 0; piece < 100; piece += 1) yield Buffer.from('1\n'.repeat(10_000))
    yield Buffer.from('one\n')
  }
  await expect(copyIn(client, 'copy pair from stdin', rowChunks())).rejects.toThrow('invalid input syntax')
  await expect(copyIn(client, 'copy nowhere from stdin', rowChunks())).rejects.toThrow(
    '"nowhere" does not exist',
  )
  client.release(true)
})
