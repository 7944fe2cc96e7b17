import { dismissals } from 'contracts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startTestState } from '../fixture-state.ts'
import { useStore } from './store.ts'

beforeEach(() => {
  startTestState()
  vi.useFakeTimers({ now: new Date('2026-02-03T04:05:06Z') })
})
afterEach(() => {
  useStore.getState().signOut()
  vi.useRealTimers()
})

test('§4: the countdown clears at 0', () => {
  useStore.getState().startCountdown(3)
  expect(useStore.getState().countdownEnd).toBe(Date.now() + 3_000)
  vi.advanceTimersByTime(2_000)
  expect(useStore.getState().countdownEnd).toBe(Date.now() + 1_000)
  vi.advanceTimersByTime(1_000)
  expect(useStore.getState().countdownEnd).toBeNull()
  expect(vi.getTimerCount()).toBe(0)
})

test('§4: the countdown of a page that slept past its end clears with the next tick', () => {
  useStore.getState().startCountdown(14_400)
  vi.setSystemTime('2026-02-03T08:05:06Z')
  vi.advanceTimersByTime(1_000)
  expect(useStore.getState().countdownEnd).toBeNull()
})

test('a restarted countdown ticks once a second', () => {
  useStore.getState().startCountdown(100)
  useStore.getState().startCountdown(200)
  expect(vi.getTimerCount()).toBe(1)
})

test('§2: shows one overlay at a time, by rank', () => {
  const { openOverlay, closeOverlay } = useStore.getState()
  const current = () => useStore.getState().overlays[0]
  openOverlay('time-bonus')
  openOverlay('like', { id: 'a' })
  expect(current()).toEqual({ name: 'like', data: { id: 'a' } })
  openOverlay('report')
  closeOverlay('like')
  expect(current()?.name).toBe('report')
})

test('§2: a page greets with one overlay that nobody asked for, and keeps the next one for another page', () => {
  const { openOverlay, closeOverlay, turnPage } = useStore.getState()
  const names = () => useStore.getState().overlays.map(({ name }) => name)
  openOverlay('like')
  openOverlay('time-bonus')
  closeOverlay('like')
  expect(names()).toEqual([])
  openOverlay('like', { id: 'b' })
  expect(names()).toEqual([])
  // An answer to the member does not wait.
  openOverlay('match')
  openOverlay('report')
  expect(names()).toEqual(['match', 'report'])
  closeOverlay('match')
  turnPage()
  expect(names()).toEqual(['like', 'time-bonus', 'report'])
  closeOverlay('like')
  closeOverlay('time-bonus')
  turnPage()
  expect(names()).toEqual(['report'])
})

test('§4: signing out resets the session; language, tracking and dismissals stay', () => {
  const before = useStore.getState()
  before.setRole('premium')
  before.setLocale('fi')
  before.dismiss(dismissals.entryWarning)
  before.openOverlay('match')
  before.startCountdown(60)
  before.setPush({ isCapable: true, status: 'subscribed' })
  before.setGeolocation({ permission: 'granted', geocode: { country: 'NL', region: null, city: 'Utrecht' } })
  before.signOut()
  expect(useStore.getState()).toMatchObject({
    role: 'visitor',
    overlays: [],
    countdownEnd: null,
    push: { isCapable: false, status: 'unknown' },
    geolocation: { permission: 'unknown', geocode: null },
    locale: 'fi',
    tracking: before.tracking,
    dismissed: { [dismissals.entryWarning]: expect.any(String) },
  })
  expect(vi.getTimerCount()).toBe(0)
  document.documentElement.lang = 'en'
})

test('§9: choosing a language leaves the one that the URL names', () => {
  const before = location.href
  history.replaceState({ kept: true }, '', '?lang=fi&ref=x#top')
  useStore.getState().setLocale('de')
  expect([location.search, location.hash, history.state]).toEqual(['?ref=x', '#top', { kept: true }])
  history.replaceState(null, '', before)
  document.documentElement.lang = 'en'
})
