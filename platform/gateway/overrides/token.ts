import { sealer } from '../http/sealer.ts'

/** How long an override lasts, in seconds. */
export const OVERRIDE_AGE = 60 * 60

/** Remote → URL of the folder with its `bundle.json`. */
type Overrides = Readonly<Record<string, string>>

interface Signed {
  readonly remotes: Overrides
  readonly until: number
}

/** A token that makes a site load these remotes from elsewhere, for an hour, in one browser. */
export function signOverrides(secret: string, remotes: Overrides, now = Date.now()): string {
  const content: Signed = { remotes, until: now + OVERRIDE_AGE * 1000 }
  return sealer(secret, 'override').seal(Buffer.from(JSON.stringify(content)).toString('base64url'))
}

/** What a token says, if it is one of ours and still good. */
export function readOverrides(secret: string, token: unknown, now = Date.now()): Overrides {
  const content = sealer(secret, 'override').open(token)
  if (content === undefined) return {}
  const { remotes, until } = JSON.parse(Buffer.from(content, 'base64url').toString()) as Signed
  return until > now ? remotes : {}
}
