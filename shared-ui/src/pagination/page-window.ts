/** A page's number, or pages that are left out. */
export type PageEntry = number | 'gap-before' | 'gap-after'

const most = 7

/**
 * Selects the page numbers to show: the first, the last, and those around the current one. A row that is full
 * always has seven places, so that "next" stays where it is; no gap stands for a single page.
 */
export function pageWindow(page: number, pages: number): PageEntry[] {
  const range = (from: number, to: number) =>
    Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index)
  if (pages <= most) return range(1, pages)
  if (page <= most - 3) return [...range(1, most - 2), 'gap-after', pages]
  if (page > pages - (most - 3)) return [1, 'gap-before', ...range(pages - (most - 3), pages)]
  return [1, 'gap-before', page - 1, page, page + 1, 'gap-after', pages]
}
