import type { Browser } from '@playwright/test'
import { loggedIn, sessionAt } from '../../e2e/fixtures/logged-in.ts'
import { findVisibleMember } from '../pages/visible-member.ts'
import type { BenchArguments } from '../report/arguments.ts'
import type { Row } from '../report/row.ts'
import { openSites } from '../sites.ts'
import { measureFirstView } from './measure-first-view.ts'
import { measureServing } from './measure-serving.ts'
import { FIRST_VIEWS } from './pages.ts'
import { serveSaved } from './saved-pages.ts'

/** Measures the first views of visitors, then those of members. */
export async function* measureFirstViews(
  anybody: Browser,
  { pairs, only }: BenchArguments,
): AsyncIterable<Row[]> {
  await using opened = new AsyncDisposableStack()
  const { federated, monolith } = opened.use(await openSites({ SERVER_RENDERING: 'on' }))
  const unrendered = await federated.addNode({ SERVER_RENDERING: 'off' })
  opened.defer(() => unrendered.end())
  if (only.length === 0 || only.includes('serving'))
    yield await measureServing(federated.url, unrendered.url, pairs)
  const id = await findVisibleMember(federated.url)
  for (const isForMembers of [false, true]) {
    const sessions = isForMembers
      ? await Promise.all([federated, monolith].map(({ url }) => sessionAt(url)))
      : []
    const browser = loggedIn(anybody, sessions)
    await using context = await browser.newContext({ locale: 'en-GB' })
    const { request } = context
    await using saved = await serveSaved(request, federated.url)
    const sites = {
      rendered: federated.url,
      unrendered: unrendered.url,
      monolith: monolith.url,
      saved: saved.url,
    }
    for (const page of FIRST_VIEWS.filter((it) => it.isForMembers === isForMembers)) {
      if (only.length > 0 && !only.includes(page.name)) continue
      const path = page.path.replace(':id', id)
      yield await measureFirstView({ browser, request, sites }, { ...page, path }, pairs)
    }
  }
}
