import type { Row } from '../report/row.ts'
import { rowsOf } from './first-view-rows.ts'
import type { FirstViewPage } from './pages.ts'
import { type Measuring, type Round, takeRound } from './round.ts'
import { serverRenderedHtml } from './server-rendered-html.ts'

/** Visits a page in all ways, round by round, so that a slow moment of the machine affects them all. */
export async function measureFirstView(
  measuring: Measuring,
  page: FirstViewPage,
  rounds: number,
): Promise<Row[]> {
  const found = (await rendersOnBoth(measuring, page)) ? await takeRounds(measuring, page, rounds) : []
  const what = `${page.name}: rounds in which the server rendered it, of ${rounds}`
  return [
    { what, unit: '', figure: found.length, bar: rounds, isLeast: true },
    ...(found.length > 0 ? rowsOf(page, found) : []),
  ]
}

async function takeRounds(measuring: Measuring, page: FirstViewPage, rounds: number): Promise<Round[]> {
  const found: Round[] = []
  // A first visit warms up servers and browser.
  await takeRound(measuring, page, false)
  for (let round = 0; round < rounds; round += 1) {
    const visits = await takeRound(measuring, page, round % 2 === 1)
    const { rendered, monolith } = visits
    // Without its content it was another page.
    if ([rendered.first, rendered.next, monolith].every(({ isServerRendered }) => isServerRendered))
      found.push(visits)
  }
  return found
}

/** Whether both sites render the page, once they have loaded its code. */
async function rendersOnBoth({ request, sites: { rendered, monolith } }: Measuring, { path }: FirstViewPage) {
  const htmls = await Promise.all(
    [rendered, monolith].map((site) => serverRenderedHtml(request, site + path)),
  )
  return htmls.every((html) => html !== undefined)
}
