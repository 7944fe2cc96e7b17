import type { SiteCookie } from 'contracts'

const DAY = 24 * 60 * 60

/** The server refuses requests whose headers are too long: no page would load any more. */
const MAX_LENGTH = 1_500

interface CookieOptions {
  readonly days: number
  readonly protocol: string
}

export function cookieText(name: SiteCookie, value: string, { days, protocol }: CookieOptions): string {
  const secure = protocol === 'https:' ? '; secure' : ''
  return `${name}=${value}; path=/; max-age=${days * DAY}; samesite=lax${secure}`
}

/** Writes a cookie that the server can read with the next page; none if the value is too long. */
export function writeCookie(name: SiteCookie, value: string, days: number) {
  const { protocol } = location
  if (value.length <= MAX_LENGTH) document.cookie = cookieText(name, value, { days, protocol })
}
