import { type Override, readOverride } from './token.ts'

/** The content of a browser's cookie: a token, and the parts of it that this browser has switched off. */
interface OverrideCookie extends Override {
  readonly off: ReadonlySet<string>
}

const SEPARATOR = '~'
const MAX_NAMES = 50

/** Leaving out parts of what was signed needs no signature. */
export function readCookie(secret: string, cookie: string | undefined): OverrideCookie {
  const [token, ...off] = cookie?.split(SEPARATOR) ?? []
  return { ...readOverride(secret, token), off: new Set(off) }
}

/** The cookie with one part switched on or off. */
export function switched(cookie: string, name: string): string {
  const [token = '', ...names] = cookie.split(SEPARATOR)
  const off = new Set(names)
  if (!off.delete(name)) off.add(name)
  return [token, ...[...off].slice(0, MAX_NAMES)].join(SEPARATOR)
}
