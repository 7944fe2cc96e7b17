/** The HTML of a page with slots for the nonce, which is another one in each response. */
export interface PageText {
  readonly bytes: Buffer
  /** Where the nonce belongs. */
  readonly slots: readonly number[]
}

/**
 * Takes the nonce out of a page's HTML. It was drawn at random after the page's content had been rendered, so it is found
 * only where the document put it.
 */
export function withoutNonce(html: string, nonce: string): PageText {
  const bytes = Buffer.from(html)
  const slots: number[] = []
  for (let at = bytes.indexOf(nonce); at !== -1; at = bytes.indexOf(nonce, at + nonce.length)) {
    slots.push(at)
    bytes.fill(0, at, at + nonce.length)
  }
  return { bytes, slots }
}

/** The page for one response. All nonces have the same length. */
export function withNonce({ bytes, slots }: PageText, nonce: string): Buffer {
  const page = Buffer.from(bytes)
  for (const slot of slots) page.write(nonce, slot, 'latin1')
  return page
}
