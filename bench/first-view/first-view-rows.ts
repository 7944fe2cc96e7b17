import type { Row } from '../report/row.ts'
import { comparePairs, median } from '../report/statistics.ts'
import type { FirstViewPage } from './pages.ts'
import type { Round } from './round.ts'

const STATIC_RATIO = 1.25
const MONOLITH_RATIO = 1.05
const WARM_PAINT = 800
const LAYOUT_SHIFT = 0.01
const LONGEST_TASK = 200
const BLOCKING_TIME = 250

/** The rows of one page. */
export function rowsOf({ name, paint, drawn }: FirstViewPage, rounds: readonly Round[]): Row[] {
  const medianOf = (value: (round: Round) => number) => median(rounds.map(value))
  const compare = (figure: (round: Round) => number, reference: (round: Round) => number) =>
    comparePairs(rounds.map((round) => ({ figure: figure(round), reference: reference(round) })))
  const largestPaint = ({ rendered }: Round) => rendered.first.largestPaint
  const inMs = { unit: 'ms' } as const
  return [
    { what: `${name}: largest paint`, ...inMs, figure: medianOf(largestPaint), bar: paint },
    {
      what: `${name}: largest paint ÷ that of static files`,
      ...inMs,
      ...compare(largestPaint, ({ saved }) => saved.largestPaint),
      bar: STATIC_RATIO,
    },
    {
      what: `${name}: largest paint ÷ monolith's`,
      ...inMs,
      ...compare(largestPaint, ({ monolith }) => monolith.largestPaint),
      bar: MONOLITH_RATIO,
    },
    {
      what: `${name}: hydrated ÷ rendered by the browser`,
      ...inMs,
      ...compare(
        ({ rendered }) => rendered.first.drawn,
        ({ unrendered }) => unrendered.drawn,
      ),
      bar: drawn,
    },
    {
      what: `${name}: largest paint, warm cache`,
      ...inMs,
      figure: medianOf(({ rendered }) => rendered.next.largestPaint),
      bar: WARM_PAINT,
    },
    {
      what: `${name}: layout shift`,
      unit: '',
      figure: medianOf(({ rendered }) => rendered.first.layoutShift),
      bar: LAYOUT_SHIFT,
    },
    {
      what: `${name}: longest task after the largest paint`,
      ...inMs,
      figure: medianOf(({ rendered }) => rendered.first.longestTask),
      bar: LONGEST_TASK,
    },
    {
      what: `${name}: total blocking time`,
      ...inMs,
      figure: medianOf(({ rendered }) => rendered.first.blockingTime),
      bar: BLOCKING_TIME,
    },
  ]
}
