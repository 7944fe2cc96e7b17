import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { migrate } from '../../api/src/db/migrations/migrate.ts'
import { openDatabase } from '../../api/src/db/open-database.ts'
import { ensureBrands } from '../../api/src/features/site/brands.ts'
import { startEmbedded } from '../../local/embedded-postgres/start-embedded.ts'
import type { Row } from '../report/row.ts'
import { comparePairs, type Pair } from '../report/statistics.ts'
import { startProcess } from './child-process.ts'

/** Measures a rate per second over this time. */
export type Rate = (ms: number) => Promise<number>

export interface Comparison {
  readonly what: string
  /** Minimum ratio to the reference. */
  readonly bar: number
  readonly stretch?: number
  readonly rate: Rate
  readonly reference: Rate
}

interface BenchOptions {
  /** Whether to start a database even if `DATABASE_URL` is set. */
  readonly hasOwnDatabase?: boolean
}

/** Starts a database (or uses `DATABASE_URL`), the real server on it, and other processes, until it is disposed of. */
export async function openBench({ hasOwnDatabase = false }: BenchOptions = {}) {
  await using opening = new AsyncDisposableStack()
  const folder = await mkdtemp(join(tmpdir(), 'bench-'))
  opening.defer(() => rm(folder, { recursive: true, force: true }))
  const url = (hasOwnDatabase ? undefined : process.env['DATABASE_URL']) ?? (await ownDatabase())
  const database = openDatabase({ url })
  opening.defer(() => database.close())
  await migrate(database.pool)
  await ensureBrands(database)
  const api = await startApi()
  const site = await api.next('url')
  const open = opening.move()

  async function ownDatabase(): Promise<string> {
    const embedded = await startEmbedded({ folder: join(folder, 'database') })
    opening.defer(() => embedded.stop())
    return embedded.url
  }

  async function startApi() {
    const child = await startProcess('../../api/src/main.ts', ['--role', 'api'], {
      DATABASE_URL: url,
      DATA_DIR: folder,
      PORT: '0',
      // Painting portraits would take CPU time from the measurement.
      DEMO: 'no',
      // Rate limits are on, so the load pretends to come from many addresses.
      TRUST_PROXY: '127.0.0.1,::1',
    })
    opening.defer(() => child.stop())
    return child
  }

  return {
    url,
    database,
    site,
    [Symbol.asyncDispose]: () => open.disposeAsync(),

    /** Starts a process that repeats the same order for each measurement. */
    async start(file: string, order: object): Promise<Rate> {
      const child = await startProcess(file, [], { DATABASE_URL: url })
      open.defer(() => child.stop())
      await child.next('ready')
      return async (ms) => {
        child.send({ ...order, ms })
        return Number(await child.next('rate'))
      }
    },
  }
}

export type Bench = Awaited<ReturnType<typeof openBench>>

const MS = 2_000

/** Measures in pairs, after a warm-up, how many calls a second there are beside the reference. */
export async function measureRates(
  { rate, reference: referenceRate, what, bar, stretch }: Comparison,
  count: number,
): Promise<Row> {
  await rate(MS)
  await referenceRate(MS)
  const pairs: Pair[] = []
  while (pairs.length < count) pairs.push({ figure: await rate(MS), reference: await referenceRate(MS) })
  const label = stretch === undefined ? what : `${what} (stretch ${stretch.toFixed(2)})`
  return { what: label, unit: '/s', ...comparePairs(pairs), bar, isLeast: true }
}
