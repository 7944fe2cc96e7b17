import { getSettings, ZONE_COOKIE, ZONE_COOKIE_DAYS } from 'contracts'
import { call } from '../api/call.ts'
import { queryClient } from '../state/state.ts'
import { writeCookie } from '../store/browser-cookie.ts'
import { currentSettings } from './session.ts'
import { isPrivate, settingsQuery } from './session-cache.ts'

/** Newer browsers have it, and answer at once: loading the formats for `Intl` takes a slow phone 100 ms. */
interface WithTemporal {
  readonly Temporal?: { readonly Now: { timeZoneId(): string } }
}

export const ownTimeZone = () =>
  (globalThis as WithTemporal).Temporal?.Now.timeZoneId() ?? Intl.DateTimeFormat().resolvedOptions().timeZone

/**
 * §3: lets a server that can only guess the visitor's country know the time zone, and takes over the country that follows
 * from it. What the server has answered for another country is stale then.
 */
export async function tellTimeZone() {
  const { geoip_is_guess, geoip_country: before, geoip_selected_country: selected } = currentSettings()
  const cookie = `${ZONE_COOKIE}=${ownTimeZone()}`
  if (!geoip_is_guess || document.cookie.split('; ').includes(cookie)) return
  writeCookie(ZONE_COOKIE, ownTimeZone(), ZONE_COOKIE_DAYS)
  const answer = await call(getSettings, { query: selected === null ? {} : { country: selected } })
  queryClient.setQueryData(settingsQuery.queryKey, answer)
  if (answer.settings.geoip_country === before) return
  await queryClient.invalidateQueries({ predicate: isPrivate })
}
