import type { Report } from '../../../data/index.ts'

const TELEMETRY_URL = '/telemetry'
const SEND_AFTER = 2_000
const LONGEST_MESSAGE = 200

/** Tells the gateway how each version of each bundle does, in batches that survive the closing of the tab. */
export function telemetry() {
  let waiting: Report[] = []
  let timer: number | undefined

  function send() {
    clearTimeout(timer)
    timer = undefined
    if (waiting.length === 0) return
    const body = new Blob([JSON.stringify(waiting)], { type: 'application/json' })
    waiting = []
    navigator.sendBeacon(TELEMETRY_URL, body)
  }

  addEventListener('pagehide', send)

  return function report({ message, ...rest }: Report) {
    waiting.push({ ...rest, ...(message !== undefined && { message: message.slice(0, LONGEST_MESSAGE) }) })
    timer ??= window.setTimeout(send, SEND_AFTER)
  }
}

export type ReportToGateway = ReturnType<typeof telemetry>
