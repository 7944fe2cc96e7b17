/** Moves the focus among the photos of a sheet as an arrow key says; the first arrow reaches the first photo. */
export function moveFocus(list: HTMLElement | null, key: string): boolean {
  const tiles = [...(list?.querySelectorAll('button') ?? [])]
  const [first, second] = tiles
  if (!first) return false
  const at = tiles.findIndex((tile) => tile === document.activeElement)
  const inRow = tiles.filter((tile) => tile.offsetTop === first.offsetTop).length
  const isForward = getComputedStyle(first).direction === 'ltr' ? 1 : -1
  const steps: Readonly<Record<string, number>> = {
    arrowright: isForward,
    arrowleft: -isForward,
    arrowdown: second ? inRow : 0,
    arrowup: -inRow,
  }
  const next = at === -1 ? first : tiles[at + (steps[key] ?? 0)]
  next?.focus()
  return true
}
