import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { checkCanaries } from '../../platform/plugins/canaries/judging/auto-rollback.ts'
import { MergedVotes } from '../../platform/plugins/canaries/votes/merged-votes.ts'
import { voteCounter } from '../../platform/plugins/canaries/votes/vote-counter.ts'
import { VITALS } from '../../platform/protocol/index.ts'
import { folderStorage } from '../../platform/registry/storage/folder-storage.ts'
import type { Row } from '../report/row.ts'

const NODES = 10
const VISITORS = 20_000
const BUNDLES = ['shell', 'members', 'chat', 'credits', 'landers', 'account']
/** The bundles of an open page, of which half of the visitors measure it. */
const MEASURED = new Set(['shell', 'chat'])
/** Seconds between two flushes of a gateway, and between two looks of the one that judges. */
const INTERVAL = 5
const SECONDS = 120
/** Pages that a gateway serves in a second; each reports every bundle. */
const PAGES = 10
/** Milliseconds of each second, and kilobytes. */
const MOST = { loop: 10, written: 1_000 }

const SINCE = '2030-01-01T00:00:00.000Z'

/** Counting and judging cost the gateways time of their main threads, and bytes written in a second. */
export async function measureReportCounters(): Promise<Row[]> {
  const folder = await mkdtemp(join(tmpdir(), 'report-counters-'))
  try {
    return await measure(folder)
  } finally {
    await rm(folder, { recursive: true })
  }
}

async function measure(folder: string): Promise<Row[]> {
  let written = 0
  const files = folderStorage(folder)
  const storage: typeof files = {
    ...files,
    async put(key, bytes) {
      written += bytes.length
      await files.put(key, bytes)
    },
  }
  const nodes = Array.from({ length: NODES }, () =>
    voteCounter(storage, { secret: 'a benchmark', serves: () => true }),
  )
  const merged = new MergedVotes(storage, (sentence) => console.error(sentence))
  const known = { document: released(), votesOn: (name: string, version: string) => merged.on(name, version) }
  const judge = async () => {
    if (await merged.refresh()) await checkCanaries(storage, new Date(), known)
  }
  let next = 0
  const load = (node: (typeof nodes)[number], pages: number) => {
    for (let page = 0; page < pages; page += 1, next += 1) report(node, next % VISITORS)
  }
  // Every node knows its share of the visitors, and the one that judges knows them all.
  for (const node of nodes) {
    load(node, VISITORS / NODES)
    await node.flush()
  }
  await judge()

  const cost = { counting: 0, judging: 0 }
  const bytes = { counting: 0, judging: 0 }
  for (let second = 0; second < SECONDS; second += INTERVAL) {
    for (const node of nodes) {
      written = 0
      cost.counting += await timeOf(async () => {
        load(node, PAGES * INTERVAL)
        await node.flush()
      })
      bytes.counting += written
    }
    written = 0
    cost.judging += await timeOf(judge)
    bytes.judging += written
  }
  const each = cost.counting / NODES / SECONDS
  const kB = { counting: bytes.counting / NODES / SECONDS / 1_000, judging: bytes.judging / SECONDS / 1_000 }
  return [
    { what: 'a gateway that counts', unit: 'ms', figure: each, bar: MOST.loop },
    { what: 'the one that judges, too', unit: 'ms', figure: each + cost.judging / SECONDS, bar: MOST.loop },
    { what: 'written by a gateway that counts', unit: 'kB', figure: kB.counting, bar: MOST.written },
    {
      what: 'written by the one that judges, too',
      unit: 'kB',
      figure: kB.counting + kB.judging,
      bar: MOST.written,
    },
  ]
}

/** Six bundles, one of them with a canary for half of the visitors. */
function released() {
  const canary = { version: '2', share: 0.5, since: SINCE }
  const entries = BUNDLES.map((name) => [name, { live: '1', history: [] }] as const)
  return {
    revision: 1,
    remotes: { ...Object.fromEntries(entries), chat: { live: '1', canary, history: [] } },
  }
}

/** The reports of a page. Visitors are spread over networks, so that all of them count. */
function report(node: ReturnType<typeof voteCounter>, visitor: number) {
  for (const name of BUNDLES) {
    const version = name === 'chat' && visitor % 2 === 0 ? '2' : '1'
    const at = new Date(Date.parse(SINCE) + visitor)
    const count = (what: object) =>
      node.count(`v${visitor}`, `n${visitor >> 2}`, { name, version, kind: 'load', ms: 700, ...what }, at)
    count({})
    if (!MEASURED.has(name) || visitor % 4 > 1) continue
    const page = `page ${visitor % 3}`
    for (const metric of VITALS)
      count({ kind: 'vital', metric, value: 300 + (visitor % 900), cached: true, page })
  }
}

/** Milliseconds of this thread, so whatever else the machine does. */
async function timeOf(work: () => Promise<void>): Promise<number> {
  const before = process.threadCpuUsage()
  await work()
  const { user, system } = process.threadCpuUsage(before)
  return (user + system) / 1_000
}
