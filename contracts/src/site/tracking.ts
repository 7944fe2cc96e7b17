/** §3: what is kept of the query of the first page. */
export const trackingKeys = ['network', 'ref', 'sub1', 'sub2', 'sub3'] as const

/** The cookie that repeats, for the server, what the page stores: the first HTML depends on it. */
export const TRACKING_COOKIE = 'tracking'
export const TRACKING_COOKIE_DAYS = 365

export type Tracking = Readonly<Partial<Record<(typeof trackingKeys)[number], string>>>

/** The tracking data in a query; of a page that carries none, nothing. */
export function trackingIn(query: string): Tracking | undefined {
  const values = new URLSearchParams(query)
  const found = trackingKeys.flatMap((key) => {
    const value = values.get(key)
    return value ? [[key, value] as const] : []
  })
  return found.length > 0 ? Object.fromEntries(found) : undefined
}

/** The subs only say more of a source that is named. */
export function hasTrafficSource({ network, ref }: Tracking): boolean {
  return network !== undefined || ref !== undefined
}
