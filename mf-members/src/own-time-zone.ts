/** Newer browsers have it, and answer at once: loading the formats for `Intl` takes a slow phone 100 ms. */
interface WithTemporal {
  readonly Temporal?: { readonly Now: { timeZoneId(): string } }
}

/** §9: the likes of a day in the swipe game are counted in the member's own time zone. */
export const ownTimeZone = () =>
  (globalThis as WithTemporal).Temporal?.Now.timeZoneId() ?? Intl.DateTimeFormat().resolvedOptions().timeZone
