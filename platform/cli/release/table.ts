export type Cell = string | number | undefined

/** Lines with columns as wide as their widest cell; a column of numbers stands to the right. */
export function table(rows: readonly (readonly Cell[])[]): string[] {
  const columns = Math.max(0, ...rows.map((row) => row.length))
  const shapes = Array.from({ length: columns }, (_, column) => {
    const cells = rows.map((row) => row[column])
    return {
      width: Math.max(...cells.map((cell) => written(cell).length)),
      isNumeric: cells.some((cell) => typeof cell === 'number'),
    }
  })
  return rows.map((row) =>
    shapes
      .map(({ width, isNumeric }, column) => {
        const text = written(row[column])
        return isNumeric ? text.padStart(width) : text.padEnd(width)
      })
      .join('  ')
      .trimEnd(),
  )
}

function written(cell: Cell): string {
  return cell === undefined ? '–' : String(cell)
}
