import type { Browser } from '@playwright/test'
import { measureCalls } from './api-calls.ts'
import { measureBundles } from './page/bundle-sizes.ts'
import { measureVisits } from './page/largest-paint.ts'
import { loggedIn } from './page/logged-in.ts'
import { measureBytes } from './page/page-bytes.ts'
import { measurePageChanges } from './page/page-change.ts'
import { PAGES } from './page/pages.ts'
import { measureRoundTrips } from './page/round-trips.ts'
import { somebody } from './page/somebody.ts'
import { measureEdits } from './release/edit-time.ts'
import { measureFlips } from './release/flip-time.ts'
import { measureFlipsUnderLoad } from './release/flips-under-load.ts'
import { measurePublish } from './release/publish-time.ts'
import { withTwoVersions } from './release/two-versions.ts'
import type { BenchArguments, Group } from './report/arguments.ts'
import type { Row } from './report/row.ts'
import { openSites } from './sites.ts'

interface Table {
  readonly title: string
  /**
   * Yields rows as they are known: what takes half an hour is not lost to what fails in its last minute. The browser comes
   * with everything built, so it is asked for first where it is needed at all.
   */
  readonly measure: (options: BenchArguments, browser: () => Promise<Browser>) => AsyncIterable<Row[]>
}

export const TABLES: Readonly<Record<Group, Table>> = {
  page: {
    title: 'Page: cold cache, 150 ms round trip, 1.6 Mbit/s, 4× slower processor, 390 px',
    async *measure({ pairs }, launch) {
      const anybody = await launch()
      yield* measurePages(anybody, pairs, false)
      yield* measurePages(anybody, pairs, true)
      yield await measureBundles()
    },
  },
  release: {
    title: 'Release',
    async *measure(_, launch) {
      const browser = await launch()
      yield [await measurePublish()]
      yield await withTwoVersions(async (flipping) => [
        ...(await measureFlips(flipping)),
        ...(await measureFlipsUnderLoad(browser, flipping)),
      ])
    },
  },
  develop: {
    title: 'Develop',
    async *measure(_, launch) {
      yield [await measureEdits(await launch())]
    },
  },
  api: {
    title: 'Server: 16 clients, calls a second, beside the same statements by the bare driver',
    async *measure({ pairs }) {
      yield await measureCalls('api/bench/main.ts', pairs)
    },
  },
  search: {
    title: 'Search: one client, and 16, beside the same statements by the bare driver',
    async *measure({ pairs }) {
      yield await measureCalls('api/bench/search.ts', pairs)
    },
  },
}

/** What visitors have, or members. */
async function* measurePages(anybody: Browser, pairs: number, isForMembers: boolean) {
  await using sites = await openSites()
  const { federated } = sites
  const browser = isForMembers ? await loggedIn(anybody, sites) : anybody
  const id = await somebody(federated.url)
  for (const { path, ...measured } of PAGES.filter((it) => it.isForMembers === isForMembers)) {
    const page = { ...measured, path: path.replace(':id', id) }
    yield [
      ...(await measureBytes(browser, sites, page)),
      await measureRoundTrips(browser, federated.url, page),
      ...(await measureVisits(browser, sites, page, pairs)),
    ]
  }
  if (!isForMembers) yield await measurePageChanges(browser, federated.url, pairs)
}
