import { createHmac, timingSafeEqual } from 'node:crypto'
import { receiveSmsReport } from 'contracts'

/**
 * The URL to which the provider reports what became of a text. It names the text and proves that the site
 * wrote it, so it needs no account at either side. Undefined for a site that the provider cannot reach.
 */
export function smsReportUrl(secret: string, origin: string, id: string): string | undefined {
  const url = new URL(receiveSmsReport.path, origin)
  if (url.protocol !== 'https:') return undefined
  url.searchParams.set('id', id)
  url.searchParams.set('token', tokenOf(secret, id))
  return url.href
}

export function isSmsReportToken(secret: string, id: string, token: string): boolean {
  const [actual, expected] = [Buffer.from(token), Buffer.from(tokenOf(secret, id))]
  return actual.length === expected.length && timingSafeEqual(actual, expected)
}

function tokenOf(secret: string, id: string): string {
  return createHmac('sha256', secret)
    .update(JSON.stringify(['sms report', id]))
    .digest('base64url')
}
