import type { BrowserContext } from './browser.ts'

/** One page as a browser has drawn it. */
export interface PageLook {
  readonly status: number
  /** The path at which it ended. */
  readonly path: string
  /** Errors that nothing caught, and those that the page would report. */
  readonly errors: readonly string[]
  /** The version of the bundle that has drawn something, if it has. */
  readonly version: string | undefined
  /** Its elements and texts, a line each. */
  readonly lines: readonly string[]
  /** Cumulative layout shift. */
  readonly shift: number
}

interface InPage {
  shift: number
  reports: { name: string; kind: string; message?: string }[]
}

/** Milliseconds without a change until a page counts as drawn, and the most that is waited for that. */
const QUIET = { ms: 500, most: 10_000 }

/** Prepares a context whose pages note what they would report, instead of counting in the site's figures. */
export async function watchPages(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const noted: InPage = { shift: 0, reports: [] }
    Object.assign(globalThis, { platformCheck: noted })
    navigator.sendBeacon = (_url, body) => {
      if (body instanceof Blob)
        void body.text().then((text) => {
          const reports: unknown = JSON.parse(text)
          if (Array.isArray(reports)) noted.reports.push(...(reports as InPage['reports']))
        })
      return true
    }
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number
        hadRecentInput: boolean
      })[])
        if (!entry.hadRecentInput) noted.shift += entry.value
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

/** Opens a page and looks at what one bundle has drawn there. */
export async function lookAt(context: BrowserContext, url: string, bundle: string): Promise<PageLook> {
  const page = await context.newPage()
  const uncaught: string[] = []
  page.on('pageerror', (error) => uncaught.push(String(error)))
  try {
    const response = await page.goto(url, { waitUntil: 'load' })
    const { reports, ...drawn } = await page.evaluate(readPage, { bundle, ...QUIET })
    const { pathname } = new URL(page.url())
    const reported = reports
      .filter(({ name, kind }) => name === bundle && kind !== 'load' && /^(crash|failure)$/.test(kind))
      .map(({ kind, message = 'without a message' }) => `a ${kind}: ${message}`)
    const errors = [...new Set([...reported, ...uncaught])]
    return { status: response?.status() ?? 0, path: pathname, errors, ...drawn }
  } finally {
    await page.close()
  }
}

/** Runs in the page, so it uses nothing from outside. */
async function readPage({ bundle, ms, most }: { bundle: string; ms: number; most: number }) {
  await new Promise<void>((resolve) => {
    const observer = new MutationObserver(() => restart())
    let timer = setTimeout(end, ms)
    const last = setTimeout(end, most)
    function restart() {
      clearTimeout(timer)
      timer = setTimeout(end, ms)
    }
    function end() {
      observer.disconnect()
      clearTimeout(last)
      resolve()
    }
    observer.observe(document, { childList: true, subtree: true, characterData: true, attributes: true })
  })
  // Reports are sent, at the latest, when a page is left.
  dispatchEvent(new Event('pagehide'))
  await new Promise((resolve) => setTimeout(resolve, 50))

  const COMPARED = [
    'href',
    'src',
    'alt',
    'type',
    'name',
    'role',
    'aria-label',
    'title',
    'placeholder',
    'disabled',
  ]
  /** Files of bundles have other names in every version. */
  const plain = (value: string) =>
    value.replace(/^.*\/bundles\/[^/]+\/[^/]+\/.*?([^/]+?)(\.[0-9a-f]+)?(\.\w+)$/, '$1$3')
  const lines: string[] = []
  function walk(element: Element) {
    const attributes = COMPARED.flatMap((name) => {
      const value = element.getAttribute(name)
      return value === null ? [] : [`${name}=${plain(value)}`]
    })
    lines.push([element.localName, ...attributes].join(' '))
    for (const child of element.childNodes) {
      if (child instanceof Element) walk(child)
      else if (child instanceof Text && child.data.trim() !== '') lines.push(`"${child.data.trim()}"`)
    }
  }
  const own = [...document.querySelectorAll<HTMLElement>('[data-remote]')].filter(
    (element) => element.dataset['remote'] === bundle && !element.hidden,
  )
  for (const element of own) walk(element)
  const { shift, reports } = (globalThis as unknown as { platformCheck: InPage }).platformCheck
  return { version: own[0]?.dataset['version'], lines, shift: Number(shift.toFixed(4)), reports }
}
