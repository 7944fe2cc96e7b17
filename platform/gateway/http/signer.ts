import { createHmac, timingSafeEqual } from 'node:crypto'

/** Signs texts for one purpose. A text that was altered, or signed for another purpose, doesn't verify. */
export function signer(secret: string, purpose: string) {
  const signatureOf = (text: string) =>
    createHmac('sha256', secret).update(`${purpose}\n${text}`).digest('base64url')

  return {
    sign: (text: string) => `${text}.${signatureOf(text)}`,
    /** Returns the text if its signature is ours. */
    verify(signed: unknown): string | undefined {
      if (typeof signed !== 'string') return undefined
      const dot = signed.lastIndexOf('.')
      const text = signed.slice(0, Math.max(0, dot))
      const actual = Buffer.from(signed.slice(dot + 1))
      const expected = Buffer.from(signatureOf(text))
      return actual.length === expected.length && timingSafeEqual(actual, expected) ? text : undefined
    },
  }
}
