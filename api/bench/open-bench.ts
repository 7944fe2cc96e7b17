import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEmbedded } from '../src/db/embedded/start-embedded.ts'
import { migrate } from '../src/db/migrate.ts'
import { openDatabase } from '../src/db/open-database.ts'
import { ensureBrands } from '../src/features/site/brands.ts'
import { startProcess } from './child-process.ts'

/** So much a second, over this time. */
export type Rate = (ms: number) => Promise<number>

export interface Compared {
  readonly what: string
  /** The least ratio, and the one to aim at. */
  readonly bar: number
  readonly stretch?: number
  readonly rate: Rate
  readonly reference: Rate
}

interface Opened {
  /** Even where `DATABASE_URL` names another. */
  readonly hasOwnDatabase?: boolean
}

/** A database of its own (or `DATABASE_URL`), the real server on it, and other processes; `close` ends them all. */
export async function openBench({ hasOwnDatabase = false }: Opened = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'bench-'))
  const ends: (() => unknown)[] = [() => rm(folder, { recursive: true, force: true })]
  const close = async () => {
    for (const end of ends.toReversed()) await end()
  }

  async function open() {
    const given = hasOwnDatabase ? undefined : process.env['DATABASE_URL']
    const url = given ?? (await ownDatabase())
    const database = openDatabase({ url })
    ends.push(() => database.close())
    await migrate(database.pool)
    await ensureBrands(database)
    return { url, database, site: await startApi(url) }
  }

  async function ownDatabase(): Promise<string> {
    const embedded = await startEmbedded({ folder: join(folder, 'database') })
    ends.push(() => embedded.stop())
    return embedded.url
  }

  /** The real process; answers with where it listens. */
  async function startApi(url: string): Promise<string> {
    const site = await startProcess('../src/main.ts', ['--role', 'api'], {
      DATABASE_URL: url,
      DATA_DIR: folder,
      PORT: '0',
      // Its portraits would be painted meanwhile, on the processor that is measured.
      DEMO: 'no',
      // The load comes from as many addresses as people would, and stays below the limits, which are on.
      TRUST_PROXY: '127.0.0.1,::1',
    })
    ends.push(() => site.stop())
    return site.next('url')
  }

  const parts = await open().catch(async (error: unknown) => {
    await close()
    throw error
  })
  return {
    ...parts,
    close,
    atEnd: (end: () => unknown) => void ends.push(end),

    /** A process that does the same each time it is asked. */
    async start(file: string, order: object): Promise<Rate> {
      const child = await startProcess(file, [], { DATABASE_URL: parts.url })
      ends.push(() => child.stop())
      await child.next('ready')
      return async (ms) => {
        child.tell({ ...order, ms })
        return Number(await child.next('rate'))
      }
    },
  }
}

export type Bench = Awaited<ReturnType<typeof openBench>>

interface Measuring {
  readonly pairs: number
  readonly milliseconds: number
}

/** Prints a line of JSON for each pair: `{ what, bar, stretch, figure, reference }`, calls a second. */
export async function measureRates(
  { rate, reference: askBare, ...about }: Compared,
  { pairs, milliseconds }: Measuring,
) {
  // Once for each to be warm.
  await rate(milliseconds)
  await askBare(milliseconds)
  for (let pair = 0; pair < pairs; pair += 1) {
    const figure = await rate(milliseconds)
    const reference = await askBare(milliseconds)
    console.log(JSON.stringify({ ...about, figure, reference }))
  }
}
