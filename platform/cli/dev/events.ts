import type { ServerResponse } from 'node:http'
import type { DevEvent } from '../../bundling/development/dev-events.ts'

/** Sends the events of the bundles to every open page. */
export function devEvents() {
  const pages = new Set<ServerResponse>()

  function write(page: ServerResponse, event: DevEvent) {
    page.write(`data: ${JSON.stringify(event)}\n\n`)
  }

  return {
    /** Subscribes a page, and sends it the latest event of each bundle first. */
    open(page: ServerResponse, latest: readonly DevEvent[]) {
      page.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' })
      page.flushHeaders()
      for (const event of latest) write(page, event)
      pages.add(page)
      page.on('close', () => pages.delete(page))
    },
    broadcast(event: DevEvent) {
      for (const page of pages) write(page, event)
    },
  }
}

export type DevEvents = ReturnType<typeof devEvents>
