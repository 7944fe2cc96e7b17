interface Found {
  /** How many there are for everybody, perhaps of a minute ago. */
  readonly counted: number
  readonly offset: number
  /** With one more than the page shows. */
  readonly found: number
  readonly size: number
}

/** How many results there are for who asks: the last page knows, and one that has a next has more than it shows. */
export function resultCount({ counted, offset, found, size }: Found): number {
  return found <= size ? offset + found : Math.max(counted, offset + found)
}

export function pageCount(
  count: number,
  { size, most }: { readonly size: number; readonly most: number },
): number {
  return Math.min(most, Math.max(1, Math.ceil(count / size)))
}
