import type { Browser } from '@playwright/test'
import type { BenchArguments, Group } from './arguments.ts'
import { measureBundles } from './bundle-sizes.ts'
import { measureEdits } from './edit-time.ts'
import { measureFlips } from './flip-time.ts'
import { measureFlipsUnderLoad } from './flips-under-load.ts'
import { measureVisits } from './largest-paint.ts'
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
  readonly measure: (browser: Browser, options: BenchArguments) => Promise<Row[]>
}

export const TABLES: Readonly<Record<Group, Table>> = {
  page: {
    title: 'Page: cold cache, 150 ms round trip, 1.6 Mbit/s, 4× slower processor, 390 px',
    async measure(browser, { pairs }) {
      const rows: Row[] = []
      for (const isForMembers of [false, true]) {
        await withSites(isForMembers, async (sites) => {
          const { federated } = sites
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
    async measure(browser) {
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
    measure: async (browser) => [await measureEdits(browser)],
  },
}
