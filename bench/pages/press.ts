import type { Page } from '@playwright/test'

/** Milliseconds from a click, without hovering first, until an element of the other page is painted. */
export function press(page: Page, link: string, painted: string): Promise<number> {
  return page.evaluate(
    ([link = '', painted = '']) =>
      new Promise<number>((resolve) => {
        const start = performance.now()
        // The element is in the document before it is shown, so it can be marked for element timing in time. A virtual list
        // may draw it several times before it is where it belongs.
        const marking = new MutationObserver(() => {
          const drawn = document.querySelector(painted)
          if (drawn && !drawn.hasAttribute('elementtiming')) drawn.setAttribute('elementtiming', 'pressed')
        })
        marking.observe(document, { subtree: true, childList: true, attributes: true })
        const timing = new PerformanceObserver((list) => {
          const entries = list.getEntries() as (PerformanceEntry & { readonly renderTime: number })[]
          const [entry] = entries.filter(({ renderTime }) => renderTime >= start)
          if (!entry) return
          marking.disconnect()
          timing.disconnect()
          resolve(entry.renderTime - start)
        })
        timing.observe({ type: 'element' })
        document.querySelector<HTMLAnchorElement>(link)?.click()
      }),
    [link, painted],
  )
}
