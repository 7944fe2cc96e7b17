import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { type AnswerOf, searchMembers } from 'contracts'
import { folderStorage, publish } from 'platform/registry'
import { openDatabase } from '../../api/src/db/open-database.ts'
import { defaultSettings } from '../../api/src/tables/default-settings.ts'
import { WORKSPACE } from '../../e2e/fixtures/site/site.ts'
import { addTalkers, type Talker } from '../../local/cluster/load/fixture-talker.ts'
import { type Cluster, startCluster } from '../../local/cluster/start-cluster.ts'
import type { Row } from '../report/row.ts'
import { ACTIONS, type Action, type Actor, act } from './actions.ts'
import { byPart, COSTS_FILE, type Cost, type Costs, PARTS, sumOf, type Times } from './costs.ts'
import { processorTime } from './processor-time.ts'

const NAMES = Object.keys(ACTIONS) as Action[]
const MEMBERS = 100
const PAIRS = 10
/** Each action is done so often before it counts: a process compiles what it runs, and fills what it remembers. */
const WARM_UP = 120
const TURNS = 300
/** Actions at once. */
const WIDTH = 4
/** The mixed loads that the model must foretell: times each action is done. */
const CHECKS = [50, 100, 200]
const MARGIN = 0.2
/** Milliseconds of processor time a second below which the parts are at rest, and the demo draws no more. */
const AT_REST = 300
const WATCH_S = 10

/** Measures the processor time that each action costs each part of a small cluster, and whether that adds up. */
export async function* measureScale(): AsyncIterable<Row[]> {
  const data = mkdtempSync(join(tmpdir(), 'scale-'))
  // The system user of the database must be able to enter.
  chmodSync(data, 0o755)
  for (const dist of WORKSPACE) await publish(folderStorage(data), dist, { channel: { kind: 'live' } })
  const env = { DEMO_REACTIONS: 'no', PAGE_LIMIT: '1000000' }
  const cluster = await startCluster({ data, size: MEMBERS, env, log: console })
  const closed = new AbortController()
  try {
    const database = openDatabase({ url: cluster.failover.primary.url() })
    const talkers = await addTalkers(database, cluster.url, PAIRS).finally(() => database.close())
    const pages = talkers.map((talker) => talker.listen(closed.signal))
    await Promise.all(talkers.map(({ opened }) => opened.promise))
    const load = new Load(await Promise.all(talkers.map((talker) => actorOf(talker, cluster.url))))
    await load.paint()
    for (const name of NAMES) await load.perform(name, WARM_UP)
    const idle = await timesAtRest(cluster)
    const costs = await measureCosts(cluster, load, idle)
    writeFileSync(COSTS_FILE, `${JSON.stringify(costs, null, 2)}\n`)
    yield NAMES.flatMap((name) => [
      { what: `${name}: processor`, unit: 'ms', figure: sumOf(costs[name].times) },
      { what: `${name}: bytes`, unit: 'kB', figure: costs[name].bytes / 1_000 },
    ])
    for (const times of CHECKS) yield [await check(cluster, load, { costs, idle, times })]
    closed.abort()
    await Promise.all(pages)
  } finally {
    closed.abort()
    await cluster.stop()
    rmSync(data, { recursive: true, force: true })
  }
}

async function actorOf(talker: Talker, site: string): Promise<Actor> {
  const { answer, why } = await talker.call<AnswerOf<typeof searchMembers>>(searchMembers)
  if (!answer) throw new Error(why)
  const others = answer.profiles.map(({ id }) => id)
  const pictures = answer.profiles.flatMap(({ main_image }) =>
    main_image ? defaultSettings.cdn_prefix + main_image.card : [],
  )
  if (pictures.length === 0) throw new Error('The search finds nobody with a picture.')
  return { talker, site, others, pictures }
}

/** Does actions, each actor in turn, so that none is repeated before it must be. */
class Load {
  readonly #actors: readonly Actor[]
  readonly #done = new Map<Action, number>()

  constructor(actors: readonly Actor[]) {
    this.#actors = actors
  }

  /** The demo draws its pictures when they are first asked for, which is no cost of a site. */
  async paint() {
    for (const actor of this.#actors) for (const at of actor.pictures.keys()) await act('picture', actor, at)
  }

  /** Resolves with the bytes of all answers. */
  async perform(name: Action, times: number, width = WIDTH): Promise<number> {
    const began = this.#done.get(name) ?? 0
    const end = began + times
    let next = began
    let bytes = 0
    const work = async () => {
      while (next < end) {
        const turn = next
        next += 1
        const actor = this.#actors[turn % this.#actors.length]
        if (!actor) continue
        const received = await act(name, actor, Math.floor(turn / this.#actors.length))
        bytes += received
      }
    }
    await Promise.all(Array.from({ length: width }, work))
    this.#done.set(name, end)
    return bytes
  }
}

async function measureCosts(cluster: Cluster, load: Load, idle: Times): Promise<Costs> {
  const costs: Partial<Record<Action, Cost>> = {}
  for (const name of NAMES) {
    let bytes = 0
    const spent = await spentIn(cluster, idle, async () => {
      bytes = await load.perform(name, TURNS)
    })
    costs[name] = {
      times: byPart((part) => Math.round((100 * spent[part]) / TURNS) / 100),
      bytes: Math.round(bytes / TURNS),
    }
  }
  return costs as Costs
}

/** How much more or less processor time a mix of all actions takes than the sum of their costs. */
async function check(
  cluster: Cluster,
  load: Load,
  { costs, idle, times }: { readonly costs: Costs; readonly idle: Times; readonly times: number },
): Promise<Row> {
  const spent = await spentIn(cluster, idle, async () => {
    await Promise.all(NAMES.map((name) => load.perform(name, times, 1)))
  })
  const measured = sumOf(spent)
  const foretold = NAMES.reduce((sum, name) => sum + sumOf(costs[name].times) * times, 0)
  return {
    what: `each action ${times} times, mixed: measured beside foretold, off by`,
    unit: 'ms',
    figure: measured,
    reference: foretold,
    ratio: Math.abs(measured / foretold - 1),
    bar: MARGIN,
  }
}

/** The processor time of the work alone, without what the parts do anyway. */
async function spentIn(cluster: Cluster, idle: Times, work: () => Promise<void>): Promise<Times> {
  const before = timesOf(cluster)
  const began = performance.now()
  await work()
  const seconds = (performance.now() - began) / 1_000
  const after = timesOf(cluster)
  return byPart((part) => after[part] - before[part] - idle[part] * seconds)
}

/** Milliseconds of processor time a second while nobody does anything; waits until the parts are at rest. */
async function timesAtRest(cluster: Cluster): Promise<Times> {
  for (;;) {
    const before = timesOf(cluster)
    await sleep(WATCH_S * 1_000)
    const after = timesOf(cluster)
    const idle = byPart((part) => (after[part] - before[part]) / WATCH_S)
    if (sumOf(idle) < AT_REST) return idle
  }
}

function timesOf({ parts }: Cluster): Times {
  const times = { ...byPart(() => 0) }
  for (const { name, pid } of parts) {
    const part = PARTS.find((it) => name.startsWith(it))
    if (part && pid !== undefined) times[part] += processorTime(pid)
  }
  return times
}
