import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEmbedded } from '../../local/embedded-postgres/start-embedded.ts'
import { migrate } from '../src/db/migrate.ts'
import { openDatabase } from '../src/db/open-database.ts'
import { ensureBrands } from '../src/features/site/brands.ts'
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

/** Starts a database (or uses `DATABASE_URL`), the real server on it, and other processes; `close` stops them all. */
export async function openBench({ hasOwnDatabase = false }: BenchOptions = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'bench-'))
  const cleanups: (() => unknown)[] = [() => rm(folder, { recursive: true, force: true })]
  const close = async () => {
    for (const end of cleanups.toReversed()) await end()
  }

  async function open() {
    const externalUrl = hasOwnDatabase ? undefined : process.env['DATABASE_URL']
    const url = externalUrl ?? (await ownDatabase())
    const database = openDatabase({ url })
    cleanups.push(() => database.close())
    await migrate(database.pool)
    await ensureBrands(database)
    return { url, database, site: await startApi(url) }
  }

  async function ownDatabase(): Promise<string> {
    const embedded = await startEmbedded({ folder: join(folder, 'database') })
    cleanups.push(() => embedded.stop())
    return embedded.url
  }

  /** Starts the real process; returns its URL. */
  async function startApi(url: string): Promise<string> {
    const site = await startProcess('../src/main.ts', ['--role', 'api'], {
      DATABASE_URL: url,
      DATA_DIR: folder,
      PORT: '0',
      // Painting portraits would take CPU time from the measurement.
      DEMO: 'no',
      // Rate limits are on, so the load pretends to come from many addresses.
      TRUST_PROXY: '127.0.0.1,::1',
    })
    cleanups.push(() => site.stop())
    return site.next('url')
  }

  const parts = await open().catch(async (error: unknown) => {
    await close()
    throw error
  })
  return {
    ...parts,
    close,
    atEnd: (end: () => unknown) => void cleanups.push(end),

    /** Starts a process that repeats the same order for each measurement. */
    async start(file: string, order: object): Promise<Rate> {
      const child = await startProcess(file, [], { DATABASE_URL: parts.url })
      cleanups.push(() => child.stop())
      await child.next('ready')
      return async (ms) => {
        child.send({ ...order, ms })
        return Number(await child.next('rate'))
      }
    },
  }
}

export type Bench = Awaited<ReturnType<typeof openBench>>

interface MeasureOptions {
  readonly pairs: number
  readonly milliseconds: number
}

/** Prints a line of JSON for each pair of measurements: `{ what, bar, stretch, figure, reference }`, in calls per second. */
export async function measureRates(
  { rate, reference: measureReference, ...about }: Comparison,
  { pairs, milliseconds }: MeasureOptions,
) {
  // Warm-up.
  await rate(milliseconds)
  await measureReference(milliseconds)
  for (let pair = 0; pair < pairs; pair += 1) {
    const figure = await rate(milliseconds)
    const reference = await measureReference(milliseconds)
    console.log(JSON.stringify({ ...about, figure, reference }))
  }
}
