import type { StaffLogEntry } from 'contracts'

const COLUMNS = [
  'at',
  'who',
  'name',
  'what',
  'about',
  'reason',
  'details',
  'erased_at',
  'session',
  'address',
] as const

/** The entries as a table for spreadsheets, which take a text that begins like a formula for one. */
export function logCsv(entries: readonly StaffLogEntry[]): string {
  const rows = entries.map((entry) => COLUMNS.map((column) => cell(entry[column])))
  return [COLUMNS.map(cell), ...rows].map((cells) => `${cells.join(',')}\r\n`).join('')
}

function cell(value: StaffLogEntry[(typeof COLUMNS)[number]]): string {
  const text = typeof value === 'string' ? value : value === null ? '' : JSON.stringify(value)
  const harmless = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return `"${harmless.replaceAll('"', '""')}"`
}
