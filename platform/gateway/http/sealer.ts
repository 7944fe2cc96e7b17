import { createHmac, timingSafeEqual } from 'node:crypto'

/** Seals texts for one purpose: what was sealed for another, or altered, does not open. */
export function sealer(secret: string, purpose: string) {
  const sign = (text: string) =>
    createHmac('sha256', secret).update(`${purpose}\n${text}`).digest('base64url')

  return {
    seal: (text: string) => `${text}.${sign(text)}`,
    /** What was sealed, if this is one of ours. */
    open(sealed: unknown): string | undefined {
      if (typeof sealed !== 'string') return undefined
      const dot = sealed.lastIndexOf('.')
      const text = sealed.slice(0, Math.max(0, dot))
      const given = Buffer.from(sealed.slice(dot + 1))
      const expected = Buffer.from(sign(text))
      return given.length === expected.length && timingSafeEqual(given, expected) ? text : undefined
    },
  }
}
