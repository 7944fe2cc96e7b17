import { hash, timingSafeEqual } from 'node:crypto'

/** Whether an Authorization header carries these HTTP Basic credentials; in constant time. */
export function hasCredentials(header: string | undefined, credentials: string): boolean {
  const [, sent = ''] = /^basic ([\w+/=-]+)$/i.exec(header ?? '') ?? []
  const [actual, expected] = [Buffer.from(sent, 'base64'), Buffer.from(credentials)]
  return timingSafeEqual(hash('sha256', actual, 'buffer'), hash('sha256', expected, 'buffer'))
}
