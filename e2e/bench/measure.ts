import type { Browser } from '@playwright/test'
import { measureCalls } from './api-calls.ts'
import type { BenchArguments, Group } from './arguments.ts'
import { measureBundles } from './bundle-sizes.ts'
import { measureEdits } from './edit-time.ts'
import { measureFlips } from './flip-time.ts'
import { measureFlipsUnderLoad } from './flips-under-load.ts'
import { measureVisits } from './largest-paint.ts'
import { loggedIn } from './logged-in.ts'
import { measureBytes } from './page-bytes.ts'
import { measurePageChanges } from './page-change.ts'
import { PAGES } from './pages.ts'
import { measurePublish } from './publish-time.ts'
import { measureRoundTrips } from './round-trips.ts'
import type { Row } from './row.ts'
import { withSites } from './sites.ts'
import { withTwoVersions } from './two-versions.ts'

interface Table {
  readonly title: string
  /** The browser comes with everything built, so it is asked for first where it is needed at all. */
  readonly measure: (options: BenchArguments, browser: () => Promise<Browser>) => Promise<Row[]>
}

export const TABLES: Readonly<Record<Group, Table>> = {
  page: {
    title: 'Page: cold cache, 150 ms round trip, 1.6 Mbit/s, 4× slower processor, 390 px',
    async measure({ pairs }, launch) {
      const rows: Row[] = []
      const anybody = await launch()
      for (const isForMembers of [false, true]) {
        await withSites(async (sites) => {
          const { federated } = sites
          const browser = isForMembers ? await loggedIn(anybody, sites) : anybody
          for (const page of PAGES.filter((it) => it.isForMembers === isForMembers)) {
            rows.push(...(await measureBytes(browser, sites, page)))
            rows.push(await measureRoundTrips(browser, federated.url, page))
            rows.push(...(await measureVisits(browser, sites, page, pairs)))
          }
          if (!isForMembers) rows.push(...(await measurePageChanges(browser, federated.url, pairs)))
        })
      }
      return [...rows, ...(await measureBundles())]
    },
  },
  release: {
    title: 'Release',
    async measure(_, launch) {
      const browser = await launch()
      const publish = await measurePublish()
      return withTwoVersions(async (flipping) => [
        publish,
        ...(await measureFlips(flipping)),
        ...(await measureFlipsUnderLoad(browser, flipping)),
      ])
    },
  },
  develop: {
    title: 'Develop',
    measure: async (_, launch) => [await measureEdits(await launch())],
  },
  api: {
    title: 'Server: 16 clients, calls a second, beside the same statements by the bare driver',
    measure: ({ pairs }) => measureCalls(pairs),
  },
}
