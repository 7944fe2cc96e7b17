export const COLUMNS = 7

/** The cell that a key leads to in a grid of rows of seven; undefined for keys that mean nothing there. */
export function nextCell(key: string, cell: number, count: number): number | undefined {
  const steps: Readonly<Record<string, number>> = {
    ArrowLeft: cell - 1,
    ArrowRight: cell + 1,
    ArrowUp: cell - COLUMNS,
    ArrowDown: cell + COLUMNS,
    Home: cell - (cell % COLUMNS),
    End: Math.min(cell - (cell % COLUMNS) + COLUMNS - 1, count - 1),
    PageUp: Math.max(cell - 4 * COLUMNS, cell % COLUMNS),
    PageDown: Math.min(cell + 4 * COLUMNS, count - 1),
  }
  const next = steps[key]
  if (next === undefined) return undefined
  return next >= 0 && next < count ? next : cell
}
