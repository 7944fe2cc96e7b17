import { type Browser, type CDPSession, chromium, type Page } from '@playwright/test'
import { LAUNCH } from '../../e2e/fixtures/chromium.ts'

const VIEWPORT = { width: 390, height: 844 }

export function launchChromium(): Promise<Browser> {
  return chromium.launch(LAUNCH)
}

export interface Conditions {
  /** Milliseconds until each response begins. */
  readonly latency: number
  /** Bytes per second, both ways; -1 for no limit. */
  readonly throughput: number
  /** How many times slower the processor is. */
  readonly slowdown: number
}

export const ROUND_TRIP = 150
export const SLOW_PHONE: Conditions = { latency: ROUND_TRIP, throughput: 1_600_000 / 8, slowdown: 4 }
/** Only latency, which shows most clearly which requests wait for which. */
export const ONLY_FAR: Conditions = { latency: ROUND_TRIP, throughput: -1, slowdown: 1 }

export const UNHURRIED: Conditions = { latency: 0, throughput: -1, slowdown: 1 }
/** A slow phone's processor beside the server. */
export const ONLY_SLOW: Conditions = { ...UNHURRIED, slowdown: 4 }

/** Runs with the page of a new visitor: an empty cache, no cookies. */
export async function withFreshPage<T>(
  browser: Browser,
  { latency, throughput, slowdown }: Conditions,
  use: (page: Page, protocol: CDPSession) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext({ viewport: VIEWPORT, locale: 'en-GB' })
  try {
    const page = await context.newPage()
    const protocol = await context.newCDPSession(page)
    await protocol.send('Network.enable')
    await protocol.send('Network.emulateNetworkConditions', {
      offline: false,
      latency,
      downloadThroughput: throughput,
      uploadThroughput: throughput,
    })
    await protocol.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    return await use(page, protocol)
  } finally {
    await context.close()
  }
}
