interface PageFigures {
  /** The cached total, which may be a minute old. */
  readonly counted: number
  readonly offset: number
  /** Rows found from the offset on, up to one more than the page shows. */
  readonly found: number
  readonly size: number
}

/** The number of results: exact on the last page, and never less than the pages so far have shown. */
export function resultCount({ counted, offset, found, size }: PageFigures): number {
  return found <= size ? offset + found : Math.max(counted, offset + found)
}

export function pageCount(
  count: number,
  { size, most }: { readonly size: number; readonly most: number },
): number {
  return Math.min(most, Math.max(1, Math.ceil(count / size)))
}
