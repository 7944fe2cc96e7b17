import { sessionAt } from '../../e2e/fixtures/logged-in.ts'
import type { Row } from '../report/row.ts'
import { comparePairs, type Pair } from '../report/statistics.ts'
import { loadPage, type PageLoad } from './page-load.ts'

const VISITORS_PAGE = '/terms'
const MEMBERS_PAGE = '/chats'
const CLIENTS = 8
const MS = 3_000
/** Ten times as many as keep both processors busy. */
const OVERLOAD = 80
const OVERLOAD_MS = 10_000

const at = ({ durations }: PageLoad, share: number) =>
  durations[Math.floor(durations.length * share)] ?? Number.NaN

/** Measures the cost of rendering on the server: from the cache, for one member, and with far too many of them. */
export async function measureServing(rendered: string, unrendered: string, rounds: number): Promise<Row[]> {
  const { name, value } = await sessionAt(rendered)
  const cookie = `${name}=${value}`
  const visits = (site: string) => loadPage({ url: site + VISITORS_PAGE, clients: CLIENTS, ms: MS })
  const pairs: Pair[] = []
  for (let round = 0; round <= rounds; round += 1) {
    const [own, other] = [await visits(rendered), await visits(unrendered)]
    // The first round warms up.
    if (round === 0) continue
    if (own.serverRendered < own.durations.length)
      throw new Error(`${VISITORS_PAGE} came without its content.`)
    pairs.push({ figure: rate(own), reference: rate(other) })
  }
  const member = { url: rendered + MEMBERS_PAGE, cookie }
  await loadPage({ ...member, clients: 1, ms: MS })
  const alone = await loadPage({ ...member, clients: 1, ms: MS })
  const crowd = await loadPage({ ...member, clients: OVERLOAD, ms: OVERLOAD_MS })
  return [
    {
      what: "visitors' pages from the cache ÷ without rendering",
      unit: '/s',
      ...comparePairs(pairs),
      bar: 0.8,
      isLeast: true,
    },
    { what: "one member's pages: rendered, of 100", unit: '', figure: share(alone), bar: 95, isLeast: true },
    { what: "one member's pages: median", unit: 'ms', figure: at(alone, 0.5), bar: 25 },
    { what: `${OVERLOAD} members at once: failed`, unit: '', figure: crowd.failed, bar: 0 },
    { what: `${OVERLOAD} members at once: rendered, of 100`, unit: '', figure: share(crowd) },
    { what: `${OVERLOAD} members at once: 99% within`, unit: 'ms', figure: at(crowd, 0.99), bar: 1_000 },
  ]
}

const share = ({ serverRendered, durations }: PageLoad) =>
  Math.round((100 * serverRendered) / durations.length)

const rate = ({ durations }: PageLoad) => (durations.length * 1_000) / MS
