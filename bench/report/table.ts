import { isHeld, type Row, type Unit } from './row.ts'

const HEAD = ['what', 'figure', 'reference', 'ratio', 'bar', '']

const DIGITS: { readonly [U in Unit]?: number } = { s: 2, kB: 1 }
/** Below this many milliseconds, show decimals. */
const FEW_MS = 10

/** Formats the rows in columns under their title. */
export function formatTable(title: string, rows: readonly Row[]): string {
  const cells = [HEAD, ...rows.map(cellsOf)]
  const widths = HEAD.map((_, column) => Math.max(...cells.map((row) => row[column]?.length ?? 0)))
  const lines = cells.map((row) =>
    row
      // Align text left, numbers right.
      .map((cell, column) => {
        const width = widths[column] ?? 0
        return column === 0 || column === HEAD.length - 1 ? cell.padEnd(width) : cell.padStart(width)
      })
      .join('  ')
      .trimEnd(),
  )
  const [head = '', ...body] = lines
  return [title, head, '-'.repeat(widths.reduce((sum, width) => sum + width + 2, -2)), ...body].join('\n')
}

function cellsOf(row: Row): string[] {
  const { what, unit, figure, reference, ratio, bar } = row
  const limit = ratio === undefined ? format(bar, unit) : bar?.toFixed(2)
  return [
    what,
    format(figure, unit),
    format(reference, unit),
    ratio?.toFixed(3) ?? '',
    limit === undefined || limit === '' ? '' : `${row.isLeast ? '≥' : '≤'} ${limit}`,
    bar === undefined ? '' : isHeld(row) ? 'held' : 'MISSED',
  ]
}

function format(value: number | undefined, unit: Unit): string {
  if (value === undefined) return ''
  if (!Number.isFinite(value)) return '?'
  if (unit === '') return Number.isInteger(value) ? String(value) : value.toFixed(3)
  const digits = DIGITS[unit] ?? (unit === 'ms' && Math.abs(value) < FEW_MS ? 2 : 0)
  return `${Number.isInteger(value) ? value : value.toFixed(digits)} ${unit}`
}
