import { createHmac, timingSafeEqual } from 'node:crypto'

/** The link starts a preview; the cookie that it sets is one. Neither passes for the other. */
type Purpose = 'link' | 'cookie'

/** Somebody's look at the draft of a brand. */
export interface Preview {
  readonly brandId: string
  /** The admin's session, which need not be one at the brand. It ends with that. */
  readonly sessionId: string
  /** Milliseconds. */
  readonly until: number
}

export function writePreview(purpose: Purpose, preview: Preview, secret: string): string {
  const text = Buffer.from(JSON.stringify(partsOf(preview))).toString('base64url')
  return `${text}.${sign(purpose, text, secret)}`
}

/** The preview that a token stands for at this time; undefined for one that was forged or has run out. */
export function readPreview(
  purpose: Purpose,
  token: unknown,
  { secret, now }: { secret: string; now: Date },
) {
  if (typeof token !== 'string') return undefined
  const [text = '', signature = '', ...more] = token.split('.')
  const [actual, expected] = [Buffer.from(signature), Buffer.from(sign(purpose, text, secret))]
  if (more.length > 0 || actual.length !== expected.length || !timingSafeEqual(actual, expected))
    return undefined
  const [brandId, sessionId, until] = JSON.parse(Buffer.from(text, 'base64url').toString()) as ReturnType<
    typeof partsOf
  >
  return until > now.getTime() ? { brandId, sessionId, until } : undefined
}

function partsOf({ brandId, sessionId, until }: Preview) {
  return [brandId, sessionId, until] as const
}

function sign(purpose: Purpose, text: string, secret: string): string {
  return createHmac('sha256', secret)
    .update(JSON.stringify(['brand preview', purpose, text]))
    .digest('base64url')
}
