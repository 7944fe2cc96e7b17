/** A page number, or a gap. */
export type PageEntry = number | 'gap-before' | 'gap-after'

const most = 7

/**
 * The entries of a row of page numbers: the first, the last, and those around the current one. A full row always has
 * seven entries, so that "next" stays in place; a gap never hides just one page.
 */
export function pageWindow(page: number, pages: number): PageEntry[] {
  const range = (from: number, to: number) =>
    Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index)
  if (pages <= most) return range(1, pages)
  if (page <= most - 3) return [...range(1, most - 2), 'gap-after', pages]
  if (page > pages - (most - 3)) return [1, 'gap-before', ...range(pages - (most - 3), pages)]
  return [1, 'gap-before', page - 1, page, page + 1, 'gap-after', pages]
}
