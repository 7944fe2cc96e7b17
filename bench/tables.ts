import { loadavg } from 'node:os'
import type { Browser } from '@playwright/test'
import { loggedIn, sessionAt } from '../e2e/fixtures/logged-in.ts'
import { addLongChat } from './chat/long-chat.ts'
import { measureLongConversation } from './chat/long-conversation.ts'
import { measureOpening } from './chat/open-chat.ts'
import { measureFirstViews } from './first-view/measure-first-views.ts'
import { measureLighthouse } from './lighthouse/measure-lighthouse.ts'
import { measureBundles } from './pages/bundle-sizes.ts'
import { launchChromium } from './pages/chromium.ts'
import { measureBytes } from './pages/page-bytes.ts'
import { measurePageChanges } from './pages/page-change.ts'
import { PAGES } from './pages/pages.ts'
import { measureRoundTrips } from './pages/round-trips.ts'
import { findVisibleMember } from './pages/visible-member.ts'
import { measureEdits } from './release/edit-time.ts'
import { measureFlips } from './release/flip-time.ts'
import { measureFlipsUnderLoad } from './release/flips-under-load.ts'
import { measurePublish } from './release/publish-time.ts'
import { measureReportCounters } from './release/report-counters.ts'
import { withTwoVersions } from './release/two-versions.ts'
import type { BenchArguments, Group } from './report/arguments.ts'
import type { Row } from './report/row.ts'
import { measureScale } from './scale/measure-scale.ts'
import { measureCalls } from './server/calls.ts'
import { measureSearch } from './server/search.ts'
import { measureStaff } from './server/staff.ts'
import { openSites } from './sites.ts'
import { measureStore } from './tractor-store/measure-store.ts'

interface Table {
  readonly title: string
  /**
   * Yields each row as soon as it is measured, so that a failure in the last minute loses no earlier rows. Launching the
   * browser also builds everything, so groups that need it do so first.
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
  'first-view': {
    title:
      'First view: cold cache unless said otherwise, 150 ms round trip, 1.6 Mbit/s, 4× slower processor, 390 px',
    async *measure(options, launch) {
      yield* measureFirstViews(await launch(), options)
    },
  },
  lighthouse: {
    title: 'Lighthouse: mobile, throttled by the browser, median of 5',
    async *measure(options, launch) {
      // The marks come from a browser of their own, but what it loads is built here.
      await launch()
      yield* measureLighthouse(options)
    },
  },
  chat: {
    title: 'Chat: no network delays; tasks in processor time',
    async *measure({ pairs }, launch) {
      const anybody = await launch()
      await using sites = await openSites()
      const { federated } = sites
      const browser = loggedIn(anybody, [await sessionAt(federated.url)])
      const id = await addLongChat(federated.data)
      yield [await measureOpening(browser, federated.url, id, pairs)]
      yield* measureLongConversation(browser, federated.url, id)
      // Anything else that runs meanwhile delays painting.
      yield [{ what: "the machine's load in the last minute", unit: '', figure: loadavg()[0] ?? Number.NaN }]
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
    measure: measureCalls,
  },
  search: {
    title: 'Search: one client, and 16, beside the same statements by the bare driver',
    measure: measureSearch,
  },
  staff: {
    title: 'Back office: beside the statements that read, and beside the same load without the job',
    measure: measureStaff,
  },
  reports: {
    title:
      'Browsers’ reports: ten gateways, 20,000 visitors a version, a canary; of each second, the main thread’s time and what is written',
    async *measure() {
      yield await measureReportCounters()
    },
  },
  scale: {
    title: 'Scale: processor time of each action in a small cluster, all parts together',
    async *measure(_, launch) {
      // The browser isn't needed, but what is built with it.
      await launch()
      yield* measureScale()
    },
  },
  'tractor-store': {
    title: 'Tractor Store: cold cache, 150 ms round trip, 1.6 Mbit/s, 4× slower processor, 390 px',
    async *measure(options) {
      // Nothing of the product is needed, which the shared browser would build.
      await using browser = await launchChromium()
      yield* measureStore(browser, options)
    },
  },
}

/** Measures the pages of visitors, or those of members. */
async function* measurePages(anybody: Browser, pairs: number, isForMembers: boolean) {
  await using sites = await openSites()
  const { federated } = sites
  const sessions = isForMembers
    ? await Promise.all([sites.federated, sites.monolith].map(({ url }) => sessionAt(url)))
    : []
  const browser = loggedIn(anybody, sessions)
  const id = await findVisibleMember(federated.url)
  for (const { path, ...measured } of PAGES.filter((it) => it.isForMembers === isForMembers)) {
    const page = { ...measured, path: path.replace(':id', id) }
    yield [
      ...(await measureBytes(browser, sites, page)),
      await measureRoundTrips(browser, federated.url, page),
    ]
  }
  if (!isForMembers) yield await measurePageChanges(browser, federated.url, pairs)
}
