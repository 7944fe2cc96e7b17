/** §3: tracking keys in the first page's query. */
export const trackingKeys = ['network', 'ref', 'sub1', 'sub2', 'sub3'] as const

/** The cookie that repeats, for the server, what the page stores: the first HTML depends on it. */
export const TRACKING_COOKIE = 'tracking'
export const TRACKING_COOKIE_DAYS = 365

export type Tracking = Readonly<Partial<Record<(typeof trackingKeys)[number], string>>>

/** Longer values are made up, and searching and signing up with them would be refused. */
export const TRACKING_LENGTH = 200

/** The tracking data in a query; undefined without any. */
export function trackingIn(query: string): Tracking | undefined {
  const values = new URLSearchParams(query)
  const found = trackingKeys.flatMap((key) => {
    const value = values.get(key)
    return value && value.length <= TRACKING_LENGTH ? [[key, value] as const] : []
  })
  return found.length > 0 ? Object.fromEntries(found) : undefined
}

/** The subs only refine a source; they are none by themselves. */
export function hasTrafficSource({ network, ref }: Tracking): boolean {
  return network !== undefined || ref !== undefined
}
