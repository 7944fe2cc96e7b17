import type { PageFigures, StatusRow, VersionStatus } from '../../../registry/index.ts'
import { type Cell, table } from './table.ts'

const HEAD = [
  '',
  'version',
  'page',
  'measured',
  'LCP',
  'INP',
  'CLS',
  'TTFB',
  'change',
  'server',
  'shed',
  'errors',
]

/**
 * A table of how fast each version is for visitors: 75th percentiles in milliseconds, and a score as CLS. `hasPages` adds a line
 * for each page. There are no lines if nothing was measured.
 */
export function speedTable(rows: readonly StatusRow[], hasPages: boolean): string[] {
  const cells = rows.flatMap(({ name, live, canary }) =>
    [live, canary].flatMap((version) => (version ? linesOf(name, version, hasPages) : [])),
  )
  if (cells.length === 0) return []
  return ['', 'How fast it is for visitors, 75th percentiles in ms:', ...table([HEAD, ...cells])]
}

function linesOf(name: string, { version, measured, speeds, shed, pages }: VersionStatus, hasPages: boolean) {
  if (measured + shed + pages.length === 0) return []
  const all: Cell[] = [name, version, 'all', ...values({ measured, speeds }), shed, undefined]
  const lines = pages.map((page): Cell[] => [
    name,
    version,
    page.page,
    ...values(page),
    undefined,
    page.errors,
  ])
  return hasPages ? [all, ...lines] : [all]
}

function values({ measured, speeds }: Pick<PageFigures, 'measured' | 'speeds'>): Cell[] {
  const { lcp, inp, cls, ttfb, change, server } = speeds
  return [measured, lcp, inp, cls, ttfb, change, server]
}
