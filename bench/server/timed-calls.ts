import pg from 'pg'
import { median } from '../report/statistics.ts'
import { HttpConnection, type HttpRequest } from './http-connection.ts'
import type { Statement } from './statements.ts'

/** Makes one call, and returns its duration in milliseconds. */
export type TimedCall = () => Promise<number>

/** Times calls over HTTP on one connection. */
export function openTimedCalls(site: string, next: () => HttpRequest) {
  const connection = new HttpConnection(site)
  const time: TimedCall = async () => {
    const request = next()
    const start = performance.now()
    await connection.call(request)
    return performance.now() - start
  }
  return { time, close: () => connection.close() }
}

/** Times a call's statements with the bare driver, one after the other on one connection. */
export async function openTimedStatements(url: string, sets: readonly (readonly Statement[])[]) {
  const client = new pg.Client({ connectionString: url })
  // If the database stops first, something else failed and reports it.
  client.on('error', () => undefined)
  await client.connect()
  let turn = 0
  const time: TimedCall = async () => {
    turn += 1
    const start = performance.now()
    for (const { values, ...statement } of sets[turn % sets.length] ?? []) {
      await client.query({ ...statement, values: [...values] })
    }
    return performance.now() - start
  }
  return { time, close: () => client.end() }
}

export type TimedCalls = ReturnType<typeof openTimedCalls>

/** Median durations of both, measured alternately. */
export async function mediansOf(
  one: TimedCall,
  other: TimedCall,
  times: number,
): Promise<readonly [number, number]> {
  const ones: number[] = []
  const others: number[] = []
  for (let time = 0; time < times; time += 1) {
    ones.push(await one())
    others.push(await other())
  }
  return [median(ones), median(others)]
}
