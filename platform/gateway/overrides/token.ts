import { signer } from '../http/signer.ts'

/** Lifetime of an override from another host. */
const OVERRIDE_AGE_S = 60 * 60

/** The differences between one browser and all others, until the token ends. */
export interface Override {
  /** Remotes from other hosts: name → URL of the folder with their `bundle.json`. */
  readonly remotes: Readonly<Record<string, string>>
  /** Published versions, of remotes and of the shell. */
  readonly versions: Readonly<Record<string, string>>
  /** The value of the trait `tag`, by which a canary may be limited. */
  readonly tag?: string | undefined
  /** The path of the page that its link opens. */
  readonly page?: string | undefined
  /** Milliseconds since 1970. */
  readonly until: number
}

const NOTHING: Override = { remotes: {}, versions: {}, until: 0 }

/** Creates a token that makes a site load these remotes from other URLs, for an hour, in one browser. */
export function signOverrides(secret: string, remotes: Override['remotes'], now = Date.now()): string {
  return signOverride(secret, { remotes, versions: {}, until: now + OVERRIDE_AGE_S * 1000 })
}

export function signOverride(secret: string, override: Override): string {
  return signer(secret, 'override').sign(Buffer.from(JSON.stringify(override)).toString('base64url'))
}

/** Returns the content of a token, or nothing if it is invalid or has expired. */
export function readOverride(secret: string, token: unknown, now = Date.now()): Override {
  if (token === undefined) return NOTHING
  const content = signer(secret, 'override').verify(token)
  if (content === undefined) return NOTHING
  const override = JSON.parse(Buffer.from(content, 'base64url').toString()) as Override
  // Tokens from before there were previews name no versions.
  return override.until > now ? { ...NOTHING, ...override } : NOTHING
}
