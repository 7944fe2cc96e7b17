export type Cell = string | number | null

/** A table for spreadsheets, which take a text that begins like a formula for one. Nothing stands for what is hidden. */
export function csvOf(rows: readonly (readonly Cell[])[]): string {
  return rows.map((cells) => `${cells.map(quoted).join(',')}\r\n`).join('')
}

function quoted(cell: Cell): string {
  if (typeof cell === 'number') return String(cell)
  const text = cell ?? ''
  const harmless = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return `"${harmless.replaceAll('"', '""')}"`
}
