import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { getEvents } from 'contracts'

/** Told to the painting process. */
export type Traffic = 'busy' | 'quiet'

/** Milliseconds without a request after which the site counts as quiet. */
const QUIET_AFTER = 400

/** Reports when the site begins to answer requests, and when it has been quiet for a moment. Returns how to stop. */
export function watchTraffic(server: Pick<Server, 'on' | 'off'>, report: (traffic: Traffic) => void) {
  let running = 0
  let isBusy = false
  let timer: NodeJS.Timeout | undefined
  const end = () => {
    running -= 1
    if (running > 0) return
    timer = setTimeout(() => {
      isBusy = false
      report('quiet')
    }, QUIET_AFTER)
  }
  const begin = (request: IncomingMessage, response: ServerResponse) => {
    // An event stream stays open as long as its page.
    if (request.url?.startsWith(getEvents.path)) return
    running += 1
    clearTimeout(timer)
    response.once('close', end)
    if (!isBusy) report('busy')
    isBusy = true
  }
  server.on('request', begin)
  return () => {
    server.off('request', begin)
    clearTimeout(timer)
  }
}
