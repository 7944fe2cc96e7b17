import { signer } from '../http/signer.ts'

/** Lifetime of an override. */
export const OVERRIDE_AGE_S = 60 * 60

/** Maps remotes to the URL of the folder with their `bundle.json`. */
type Overrides = Readonly<Record<string, string>>

interface TokenContent {
  readonly remotes: Overrides
  readonly until: number
}

/** Creates a token that makes a site load these remotes from other URLs, for an hour, in one browser. */
export function signOverrides(secret: string, remotes: Overrides, now = Date.now()): string {
  const content: TokenContent = { remotes, until: now + OVERRIDE_AGE_S * 1000 }
  return signer(secret, 'override').sign(Buffer.from(JSON.stringify(content)).toString('base64url'))
}

/** Returns the overrides of a token, or none if it is invalid or has expired. */
export function readOverrides(secret: string, token: unknown, now = Date.now()): Overrides {
  const content = signer(secret, 'override').verify(token)
  if (content === undefined) return {}
  const { remotes, until } = JSON.parse(Buffer.from(content, 'base64url').toString()) as TokenContent
  return until > now ? remotes : {}
}
