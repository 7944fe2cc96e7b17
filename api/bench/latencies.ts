import pg from 'pg'
import { HttpConnection, type HttpRequest } from './http-connection.ts'
import type { Statement } from './statements.ts'

/** How long it takes one who asks after the other, in ms. */
export type Timed = () => Promise<number>

/** A call by HTTP on one connection. */
export function timedCall(site: string, next: () => HttpRequest) {
  const connection = new HttpConnection(site)
  const ask: Timed = async () => {
    const request = next()
    const start = performance.now()
    await connection.ask(request)
    return performance.now() - start
  }
  return { ask, close: () => connection.close() }
}

/** Its statements by the bare driver, one after the other on one connection. */
export async function timedStatements(url: string, sets: readonly (readonly Statement[])[]) {
  const client = new pg.Client({ connectionString: url })
  // Where the database goes first, something else failed, and says what.
  client.on('error', () => undefined)
  await client.connect()
  let turn = 0
  const ask: Timed = async () => {
    turn += 1
    const start = performance.now()
    for (const { values, ...statement } of sets[turn % sets.length] ?? []) {
      await client.query({ ...statement, values: [...values] })
    }
    return performance.now() - start
  }
  return { ask, close: () => client.end() }
}

export type TimedCall = ReturnType<typeof timedCall>

/** The medians of both, asked in turn. */
export async function mediansOf(one: Timed, other: Timed, times: number): Promise<readonly [number, number]> {
  const ones: number[] = []
  const others: number[] = []
  for (let time = 0; time < times; time += 1) {
    ones.push(await one())
    others.push(await other())
  }
  return [median(ones), median(others)]
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}
