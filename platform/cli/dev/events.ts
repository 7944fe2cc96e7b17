import type { ServerResponse } from 'node:http'
import type { DevEvent } from '../../bundling/development/dev-events.ts'

/** Tells every open page what happens to the bundles. */
export function devEvents() {
  const pages = new Set<ServerResponse>()

  function write(page: ServerResponse, event: DevEvent) {
    page.write(`data: ${JSON.stringify(event)}\n\n`)
  }

  return {
    /** A page begins to listen; it is told first how things stand. */
    open(page: ServerResponse, standing: readonly DevEvent[]) {
      page.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' })
      page.flushHeaders()
      for (const event of standing) write(page, event)
      pages.add(page)
      page.on('close', () => pages.delete(page))
    },
    tell(event: DevEvent) {
      for (const page of pages) write(page, event)
    },
  }
}

export type DevEvents = ReturnType<typeof devEvents>
