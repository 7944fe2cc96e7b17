export type Cell = string | number | undefined

/** Aligns rows in columns as wide as their widest cell; columns with numbers are right-aligned. */
export function table(rows: readonly (readonly Cell[])[]): string[] {
  const columns = Math.max(0, ...rows.map((row) => row.length))
  const shapes = Array.from({ length: columns }, (_, column) => {
    const cells = rows.map((row) => row[column])
    return {
      width: Math.max(...cells.map((cell) => format(cell).length)),
      isNumeric: cells.some((cell) => typeof cell === 'number'),
    }
  })
  return rows.map((row) =>
    shapes
      .map(({ width, isNumeric }, column) => {
        const text = format(row[column])
        return isNumeric ? text.padStart(width) : text.padEnd(width)
      })
      .join('  ')
      .trimEnd(),
  )
}

function format(cell: Cell): string {
  return cell === undefined ? '–' : String(cell)
}
