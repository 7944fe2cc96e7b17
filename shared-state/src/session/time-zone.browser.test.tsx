import { getBundles, getSettings, ZONE_COOKIE } from 'contracts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { freeMember, settings, startTestState, stateOf } from '../fixture-state.ts'
import { queryClient } from '../query.ts'
import { currentSettings, currentUser } from './session.ts'
import { ownTimeZone, tellTimeZone } from './time-zone.ts'

const server = vi.fn<typeof fetch>()
const pricesKey = [getBundles.path]
const clearCookie = () => void (document.cookie = `${ZONE_COOKIE}=; path=/; max-age=0`)
const zoneCookies = () => document.cookie.split('; ').filter((cookie) => cookie.startsWith(ZONE_COOKIE))
const guessed = { ...settings, geoip_country: 'US', geoip_is_guess: true }

beforeEach(() => {
  clearCookie()
  vi.stubGlobal('fetch', server)
})
afterEach(() => {
  clearCookie()
  vi.unstubAllGlobals()
  server.mockReset()
})

function start(own: Partial<typeof settings>) {
  startTestState({ ...stateOf(freeMember), settings: { ...guessed, ...own } })
  queryClient.setQueryData(pricesKey, 'prices')
}

const isStale = () => queryClient.getQueryState(pricesKey)?.isInvalidated

test('§3: a guessed country follows the time zone of the browser, and with it what depends on it', async () => {
  start({ geoip_selected_country: 'BE' })
  server.mockImplementation(async () => Response.json({ settings: { ...guessed, geoip_country: 'NL' } }))
  await tellTimeZone()
  expect(zoneCookies()).toEqual([`${ZONE_COOKIE}=${ownTimeZone()}`])
  expect(server).toHaveBeenCalledWith(`${getSettings.path}?country=BE`, expect.anything())
  expect(currentSettings().geoip_country).toBe('NL')
  expect(isStale()).toBe(true)
  expect(currentUser()).toEqual(freeMember)
})

test('the server is told once, and nothing is stale if it had guessed right', async () => {
  start({})
  server.mockImplementation(async () => Response.json({ settings: guessed }))
  await tellTimeZone()
  await tellTimeZone()
  expect(server).toHaveBeenCalledTimes(1)
  expect(isStale()).toBe(false)
})

test('a country that follows from the address needs no time zone', async () => {
  start({ geoip_is_guess: false })
  await tellTimeZone()
  expect(zoneCookies()).toEqual([])
  expect(server).not.toHaveBeenCalled()
})
