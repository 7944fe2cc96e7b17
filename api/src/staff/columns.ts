import { plainText } from './plain-text.ts'

const MINUTE = 'YYYY-MM-DD HH:MM'.length

/** Formats a table, each column as wide as its widest cell. */
export function columns(heads: readonly string[], rows: readonly (readonly unknown[])[]): string {
  const cells = rows.map((row) => row.map(cell))
  const widths = heads.map((head, at) => Math.max(head.length, ...cells.map((row) => row[at]?.length ?? 0)))
  const line = (row: readonly string[]) =>
    row
      .map((text, at) => text.padEnd(widths[at] ?? 0))
      .join('  ')
      .trimEnd()
  return [line(heads), line(widths.map((width) => '─'.repeat(width))), ...cells.map(line)].join('\n')
}

/** Formats names and values, one pair per line. */
export function facts(of: Readonly<Record<string, unknown>>): string {
  const width = Math.max(...Object.keys(of).map(({ length }) => length))
  return Object.entries(of)
    .map(([name, value]) => `${name.padEnd(width)}  ${cell(value)}`)
    .join('\n')
}

function cell(value: unknown): string {
  if (value === null || value === undefined) return '–'
  if (value instanceof Date) return value.toISOString().slice(0, MINUTE).replace('T', ' ')
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (typeof value === 'number') return new Intl.NumberFormat('en').format(value)
  return plainText(typeof value === 'string' ? value : JSON.stringify(value)).replaceAll(/\s+/g, ' ')
}
