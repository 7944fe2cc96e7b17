import { LRUCache } from 'lru-cache'
import { LIMITS } from '../processes/limits.ts'
import { type PageText, withNonce, withoutNonce } from './page-text.ts'

const MAX_BYTES = 64 * 1024 * 1024

interface KeptPage {
  readonly text: PageText
  /** The terms in the page's data about those that may share it. */
  readonly data: readonly string[]
}

interface NewPage extends Omit<KeptPage, 'text'> {
  readonly html: string
  /** The nonce of the response for which it was made. */
  readonly nonce: string
}

/** Pages that were rendered once for all viewers with the same key, the least recently used of which make room for others. */
export function sharedPages({ lifetime = LIMITS.shared, maxBytes = MAX_BYTES } = {}) {
  const pages = new LRUCache<string, KeptPage>({
    ttl: lifetime,
    maxSize: maxBytes,
    sizeCalculation: ({ text }) => text.bytes.length,
  })
  return {
    find(key: string) {
      const page = pages.get(key)
      return page && { data: page.data, with: (nonce: string) => withNonce(page.text, nonce) }
    },
    keep(key: string, { html, nonce, data }: NewPage) {
      if (!pages.has(key)) pages.set(key, { text: withoutNonce(html, nonce), data })
    },
  }
}
