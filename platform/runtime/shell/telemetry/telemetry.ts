import type { Report } from '../../../protocol/index.ts'

const TELEMETRY_URL = '/telemetry'
const SEND_DELAY = 2_000
const MAX_MESSAGE_LENGTH = 200
/** Characters of a batch above which it goes without stacks: the gateway, and browsers, refuse large ones. */
const MAX_BATCH_LENGTH = 10_000

/**
 * Reports to the gateway how each bundle version does, in batches that are sent even if the tab closes. `pageOf` names the page
 * that is open, if a bundle has a part in it: a crash is counted there.
 */
export function telemetry(pageOf: (bundle: string) => string | undefined) {
  let batch: Report[] = []
  let timer: number | undefined

  function send() {
    clearTimeout(timer)
    timer = undefined
    if (batch.length === 0) return
    const whole = JSON.stringify(batch)
    const text = whole.length > MAX_BATCH_LENGTH ? JSON.stringify(batch, withoutStack) : whole
    const body = new Blob([text], { type: 'application/json' })
    batch = []
    navigator.sendBeacon(TELEMETRY_URL, body)
  }

  addEventListener('pagehide', send)
  // On a phone, a page in the background often ends without another event.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') send()
  })

  return function report({ message, ...rest }: Report) {
    const page = rest.kind === 'crash' ? pageOf(rest.name) : undefined
    batch.push({
      page,
      ...rest,
      ...(message !== undefined && { message: message.slice(0, MAX_MESSAGE_LENGTH) }),
    })
    // Some things are known only once the page is hidden, which may be its end.
    if (document.visibilityState === 'hidden') send()
    else timer ??= window.setTimeout(send, SEND_DELAY)
  }
}

function withoutStack(key: string, value: unknown): unknown {
  return key === 'stack' ? undefined : value
}

export type ReportToGateway = ReturnType<typeof telemetry>
