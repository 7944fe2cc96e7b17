import { request as requests } from '@playwright/test'
import { sessionAt } from '../../e2e/fixtures/logged-in.ts'
import { FIRST_VIEWS, type FirstViewPage } from '../first-view/pages.ts'
import { serverRenderedHtml } from '../first-view/server-rendered-html.ts'
import { findVisibleMember } from '../pages/visible-member.ts'
import type { BenchArguments } from '../report/arguments.ts'
import type { Row } from '../report/row.ts'
import { median } from '../report/statistics.ts'
import { openSite } from '../sites.ts'
import { type Category, runLighthouse } from './run-lighthouse.ts'

const RUNS = 5

const VISITORS = 95
const MEMBERS = 88
const ALL = 100

/** Lighthouse's marks of the same pages as `first-view`. */
export async function* measureLighthouse({ only }: Pick<BenchArguments, 'only'>): AsyncIterable<Row[]> {
  await using site = await openSite({ SERVER_RENDERING: 'on' })
  const { url } = site.federated
  const id = await findVisibleMember(url)
  const { name, value } = await sessionAt(url)
  for (const page of FIRST_VIEWS) {
    if (only.length > 0 && !only.includes(page.name)) continue
    const path = page.path.replace(':id', id)
    yield await measurePage(url, { ...page, path }, page.isForMembers ? { cookie: `${name}=${value}` } : {})
  }
}

async function measurePage(site: string, page: FirstViewPage, headers: Readonly<Record<string, string>>) {
  await using request = await requests.newContext({ extraHTTPHeaders: headers })
  const html = await serverRenderedHtml(request, site + page.path)
  const runs: Awaited<ReturnType<typeof runLighthouse>>[] = []
  for (let run = 0; run < RUNS; run += 1) runs.push(await runLighthouse(site + page.path, headers))
  const row = (category: Category, bar: number): Row => {
    const failed = new Set(runs.flatMap((run) => (category === 'performance' ? [] : run(category).failed)))
    const why = failed.size > 0 ? ` (${[...failed].join(', ')})` : ''
    const figure = median(runs.map((run) => run(category).mark))
    return { what: `${page.name}: ${category}${why}`, unit: '', figure, bar, isLeast: true }
  }
  return [
    {
      what: `${page.name}: rendered on the server`,
      unit: '',
      figure: html === undefined ? 0 : 1,
      bar: 1,
      isLeast: true,
    },
    row('performance', page.isForMembers ? MEMBERS : VISITORS),
    row('accessibility', ALL),
    row('best-practices', ALL),
    ...(html?.includes('content="noindex"') ? [] : [row('seo', ALL)]),
  ] satisfies Row[]
}
