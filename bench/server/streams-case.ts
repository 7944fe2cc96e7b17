import type { Database } from '../../api/src/db/database.ts'
import { silentLog } from '../../api/src/db/log.ts'
import { postgresBus } from '../../api/src/events/bus/postgres-bus.ts'
import { addAudience } from '../../api/src/events/fixture-audience.ts'
import { publishAtRandom } from '../../api/src/events/fixture-publisher.ts'
import type { Row } from '../report/row.ts'
import { startProcess } from './child-process.ts'

const STREAMS = 4_000
const RATE = { seconds: 10, perSecond: 200 }
const KILOBYTE = 1_000

interface StreamsCase {
  readonly database: Database
  /** URL of the database. */
  readonly url: string
  readonly site: string
}

/**
 * Measures how late events arrive at members' open pages, and the server's memory per page. Pages, server and publisher
 * are three processes; the bars apply to the site as a whole.
 */
export async function streamsCase({ database, url, site }: StreamsCase): Promise<Row[]> {
  const people = await addAudience(database, STREAMS)
  const crowd = await startProcess('../../api/src/events/fixtures/crowd.ts', [], {})
  const bus = postgresBus({ url, log: silentLog })
  const unsubscribe = database.onAnnounced((ids) => bus.wake(ids))
  try {
    const before = await memoryOf(site)
    crowd.send({ kind: 'open', url: site, cookies: people.cookies, within: STREAMS })
    await crowd.next('ms')
    const memory = ((await memoryOf(site)) - before) / STREAMS / KILOBYTE
    await publishAtRandom(database, people, RATE)
    // The last ones need a moment.
    await new Promise((resolve) => setTimeout(resolve, 3_000))
    crowd.send({ kind: 'report' })
    const latencies = (await crowd.next('latencies')).split(',').map(Number)
    if (latencies.length !== RATE.seconds * RATE.perSecond) throw new Error(`${latencies.length} were heard.`)
    const late = latencies.toSorted((a, b) => a - b)[Math.floor(latencies.length * 0.99)] ?? Number.NaN
    return [
      { what: `event to the open page, ${STREAMS} streams, p99`, unit: 'ms', figure: late, bar: 100 },
      { what: 'memory of a stream', unit: 'kB', figure: memory, bar: 20 },
    ]
  } finally {
    unsubscribe()
    await bus.stop()
    await crowd.stop()
  }
}

async function memoryOf(site: string): Promise<number> {
  const figures = await (await fetch(`${site}/metrics`)).text()
  return Number(/^process_resident_memory_bytes (\S+)$/m.exec(figures)?.[1])
}
