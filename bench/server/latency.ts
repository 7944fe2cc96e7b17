import type { Row } from '../report/row.ts'
import type { HttpRequest } from './http-connection.ts'
import type { Bench } from './open-bench.ts'
import type { Statement } from './statements.ts'
import { mediansOf, openTimedCalls, openTimedStatements } from './timed-calls.ts'

interface Measuring {
  /** Calls before the measured ones. */
  readonly warm: number
  readonly times: number
  /** Milliseconds beyond the statements. */
  readonly bar: number
}

/** Measures the median extra latency of a call over its statements. */
export async function measureLatency(
  { site, url }: Pick<Bench, 'site' | 'url'>,
  what: string,
  next: () => HttpRequest,
  sets: readonly (readonly Statement[])[],
  { warm, times, bar }: Measuring,
): Promise<Row> {
  const calls = openTimedCalls(site, next)
  const bare = await openTimedStatements(url, sets)
  if (warm > 0) await mediansOf(calls.time, bare.time, warm)
  const [ours, theirs] = await mediansOf(calls.time, bare.time, times)
  calls.close()
  await bare.close()
  const label = `${what}: p50 beyond the bare driver’s ${theirs.toFixed(1)} ms`
  return { what: label, unit: 'ms', figure: ours - theirs, bar }
}
