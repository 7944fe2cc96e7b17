import type { Report } from '../../../data/index.ts'

const TELEMETRY_URL = '/telemetry'
const SEND_DELAY = 2_000
const MAX_MESSAGE_LENGTH = 200

/** Reports to the gateway how each bundle version does, in batches that are sent even if the tab closes. */
export function telemetry() {
  let batch: Report[] = []
  let timer: number | undefined

  function send() {
    clearTimeout(timer)
    timer = undefined
    if (batch.length === 0) return
    const body = new Blob([JSON.stringify(batch)], { type: 'application/json' })
    batch = []
    navigator.sendBeacon(TELEMETRY_URL, body)
  }

  addEventListener('pagehide', send)

  return function report({ message, ...rest }: Report) {
    batch.push({ ...rest, ...(message !== undefined && { message: message.slice(0, MAX_MESSAGE_LENGTH) }) })
    timer ??= window.setTimeout(send, SEND_DELAY)
  }
}

export type ReportToGateway = ReturnType<typeof telemetry>
