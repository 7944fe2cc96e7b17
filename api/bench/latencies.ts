import { Agent, get } from 'node:http'
import pg from 'pg'
import type { Statement } from './statements.ts'

/** How long it takes one who asks after the other, in ms. */
export type Timed = () => Promise<number>

/** A call by HTTP on one connection, in turn by each of these paths and cookies. */
export function timedCall(site: string, paths: readonly string[], cookies: readonly string[]) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  let turn = 0
  const ask: Timed = () => {
    turn += 1
    const path = paths[turn % paths.length] ?? '/'
    const headers = { host: 'localhost', cookie: cookies[turn % cookies.length] ?? '' }
    const start = performance.now()
    return new Promise((resolve, reject) => {
      get(new URL(path, site), { agent, headers }, (answer) => {
        answer.resume()
        answer.on('end', () =>
          answer.statusCode === 200
            ? resolve(performance.now() - start)
            : reject(new Error(`${path} answered ${answer.statusCode}`)),
        )
      }).on('error', reject)
    })
  }
  return { ask, close: () => agent.destroy() }
}

/** Its statements by the bare driver, one after the other on one connection. */
export async function timedStatements(url: string, sets: readonly (readonly Statement[])[]) {
  const client = new pg.Client({ connectionString: url })
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
