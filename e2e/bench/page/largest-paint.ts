import type { Browser } from '@playwright/test'
import type { Row } from '../report/row.ts'
import { comparePairs, median } from '../report/statistics.ts'
import type { Sites } from '../sites.ts'
import type { MeasuredPage } from './pages.ts'
import { type Visit, visit } from './visit.ts'

const RATIO = 1.05
const LANDER_PAINT = 2_000
const LAYOUT_SHIFT = 0.05
const LONGEST_TASK = 200

/** Visits both sites in pairs, alternating which goes first, and measures each visit. */
export async function measureVisits(
  browser: Browser,
  { federated, monolith }: Sites,
  page: MeasuredPage,
  pairs: number,
): Promise<Row[]> {
  const figures: Visit[] = []
  const references: Visit[] = []
  // A first visit warms up server and browser.
  await visit(browser, federated.url, page)
  await visit(browser, monolith.url, page)
  for (let pair = 0; pair < pairs; pair += 1) {
    const sides = [
      async () => figures.push(await visit(browser, federated.url, page)),
      async () => references.push(await visit(browser, monolith.url, page)),
    ]
    for (const side of pair % 2 === 0 ? sides : sides.toReversed()) await side()
  }
  const paints = figures.map(({ largestPaint }, pair) => ({
    figure: largestPaint,
    reference: references[pair]?.largestPaint ?? Number.NaN,
  }))
  const { name } = page
  const paint = comparePairs(paints)
  const most = (value: (of: Visit) => number) => median(figures.map(value))
  return [
    { what: `${name}: largest paint ÷ monolith's`, unit: 'ms', ...paint, bar: RATIO },
    ...(name === 'lander'
      ? [{ what: `${name}: largest paint`, unit: 'ms', figure: paint.figure, bar: LANDER_PAINT } as const]
      : []),
    { what: `${name}: layout shift`, unit: '', figure: most((it) => it.layoutShift), bar: LAYOUT_SHIFT },
    {
      what: `${name}: longest task after load`,
      unit: 'ms',
      figure: most((it) => it.longestTaskAfterLoad),
      bar: LONGEST_TASK,
    },
  ]
}
