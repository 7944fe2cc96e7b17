import { createHmac, randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'

/** An event that somebody should look at. */
export interface ReleaseAlert {
  readonly event: 'canary-rolled-back' | 'failures-rise'
  readonly bundle: string
  readonly version: string
  readonly why: string
}

export interface WebhookOptions {
  readonly urls: readonly string[]
  /** Name or address of the site, for receivers that watch several. */
  readonly site?: string | undefined
}

interface SenderOptions extends WebhookOptions {
  readonly secret: string
  readonly log: FastifyBaseLogger
  /** Milliseconds to wait before each further attempt. */
  readonly delays?: readonly number[]
}

const DELAYS = [1_000, 5_000, 30_000, 120_000, 600_000]
const TIMEOUT = 10_000

/** Posts alerts to webhooks, and tries again for a while if one doesn't accept them. */
export function webhookSender({ urls, site, secret, log, delays = DELAYS }: SenderOptions) {
  const stopping = new AbortController()
  const key = webhookKey(secret)

  async function deliver(url: string, body: string): Promise<void> {
    const signature = createHmac('sha256', key).update(body).digest('hex')
    const headers = { 'content-type': 'application/json', 'x-release-signature': `sha256=${signature}` }
    for (const delay of [...delays, undefined]) {
      const failure = await post(url, { method: 'POST', headers, body })
      if (failure === undefined || stopping.signal.aborted) return
      // A webhook's path is often its password, so the log names the host only.
      log.warn({ host: URL.parse(url)?.host, failure }, 'a webhook was not accepted')
      if (delay === undefined) return
      await sleep(delay, undefined, { signal: stopping.signal, ref: false }).catch(() => undefined)
      if (stopping.signal.aborted) return
    }
  }

  async function post(url: string, init: RequestInit): Promise<string | undefined> {
    try {
      const signal = AbortSignal.any([stopping.signal, AbortSignal.timeout(TIMEOUT)])
      const response = await fetch(url, { ...init, redirect: 'manual', signal })
      await response.body?.cancel()
      return response.ok ? undefined : `status ${response.status}`
    } catch (error) {
      const { cause = error } = error as Error
      return cause instanceof Error ? cause.message : 'unreachable'
    }
  }

  return {
    /** Sends to all webhooks in the background. */
    send(alert: ReleaseAlert, now = new Date()): void {
      const body = JSON.stringify({ id: randomUUID(), at: now.toISOString(), site, ...alert })
      for (const url of urls) void deliver(url, body)
    },
    stop: () => stopping.abort(),
  }
}

/** The key that receivers verify signatures with. It is derived, since the site's secret can sign much more than that. */
export function webhookKey(secret: string): string {
  return createHmac('sha256', secret).update('release-webhook').digest('hex')
}
