import type { Database } from '../src/db/database.ts'
import { silentLog } from '../src/db/log.ts'
import { addAudience } from '../src/events/fixture-audience.ts'
import { publishAtRandom } from '../src/events/fixture-publisher.ts'
import { postgresBus } from '../src/events/postgres-bus.ts'
import { startProcess } from './child-process.ts'

const STREAMS = 4_000
const RATE = { seconds: 10, perSecond: 200 }
const KILOBYTE = 1_000

interface StreamsCase {
  readonly database: Database
  /** Of the database, and of a server that works on it. */
  readonly url: string
  readonly site: string
}

/**
 * How late an event is at a member's open page, and what such a page costs the server. The pages, the server and who
 * tells are three processes; the bars are those of the whole site.
 */
export async function streamsCase({ database, url, site }: StreamsCase) {
  const people = await addAudience(database, STREAMS)
  const crowd = await startProcess('../src/events/fixtures/crowd.ts', [], {})
  const bus = postgresBus({ url, log: silentLog })
  const unsubscribe = database.onAnnounced((ids) => bus.wake(ids))
  try {
    const before = await memoryOf(site)
    crowd.tell({ kind: 'open', url: site, cookies: people.cookies, within: STREAMS })
    await crowd.next('ms')
    const memory = ((await memoryOf(site)) - before) / STREAMS / KILOBYTE
    await publishAtRandom(database, people, RATE)
    // What only a look brings is there after two seconds.
    await new Promise((resolve) => setTimeout(resolve, 3_000))
    crowd.tell({ kind: 'report' })
    const latencies = (await crowd.next('latencies')).split(',').map(Number)
    if (latencies.length !== RATE.seconds * RATE.perSecond) throw new Error(`${latencies.length} were heard.`)
    const late = latencies.toSorted((a, b) => a - b)[Math.floor(latencies.length * 0.99)]
    return [
      { what: `event to the open page, ${STREAMS} streams, p99`, unit: 'ms', figure: late, bar: 150 },
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
