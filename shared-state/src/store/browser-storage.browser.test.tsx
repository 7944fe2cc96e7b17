import { dismissals, TRACKING_LENGTH, trackingKeys } from 'contracts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createState } from '../page/create-state.ts'
import { readPage } from '../page/read-page.ts'
import { cookieText } from './browser-cookie.ts'

const { pathname, search } = location

/** The store of a page that opens with this query. */
function openPage(query = '') {
  history.replaceState(null, '', pathname + query)
  return createState(readPage()).store
}

const cookies = () => document.cookie.split('; ').filter(Boolean)
const withoutCookies = () => {
  for (const cookie of cookies()) document.cookie = `${cookie.split('=')[0]}=; path=/; max-age=0`
}

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  withoutCookies()
  vi.useFakeTimers({ now: new Date('2026-02-03T04:05:06Z') })
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  withoutCookies()
  history.replaceState(null, '', pathname + search)
})

const tracked = (query?: string) => openPage(query).getState().tracking

test('§3: tracking data of the first page is known on later ones', () => {
  const tracking = { network: 'ads', sub1: 'a' }
  expect(tracked('?network=ads&sub1=a&t=5')).toEqual(tracking)
  expect(tracked('?t=5')).toEqual(tracking)
})

test('§3: a new source replaces the one before, with all its data', () => {
  tracked('?network=ads&sub1=a')
  expect(tracked('?ref=7')).toEqual({ ref: '7' })
  expect(tracked()).toEqual({ ref: '7' })
})

test('§4: a dismissal is stored under its key with its time, and lasts', () => {
  const store = openPage()
  expect(store.getState().dismissed).toEqual({})
  store.getState().dismiss(dismissals.timeBonus)
  const stored = { 'hide-time-bonus-modal': '2026-02-03T04:05:06.000Z' }
  expect(store.getState().dismissed).toEqual(stored)
  expect(localStorage.getItem('hide-time-bonus-modal')).toBe(stored['hide-time-bonus-modal'])
  expect(openPage().getState().dismissed).toEqual(stored)
})

test('§2: a first message to a member lasts through reloads in its tab, until it is delivered or the user logs out', () => {
  const hello = { to: 'm1', text: 'Hello you\ntwo' }
  const kept = () => openPage().getState().firstMessage
  for (const end of ['keepFirstMessage', 'signOut'] as const) {
    const store = openPage()
    store.getState().keepFirstMessage(hello)
    expect(kept()).toEqual(hello)
    expect(openPage().getInitialState().firstMessage).toBeNull()
    store.getState()[end](null)
    expect(kept()).toBeNull()
  }
  expect(Object.values(localStorage).join()).not.toContain('Hello')
})

test('a browser that refuses storage still remembers for as long as the page is open', () => {
  const refuse = () => {
    throw new DOMException('not here', 'SecurityError')
  }
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse)
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse)
  const store = openPage('?network=ads')
  store.getState().dismiss(dismissals.push)
  expect(store.getState().dismissed[dismissals.push]).toBeDefined()
  expect(store.getState().tracking).toEqual({ network: 'ads' })
})

test('the server learns by cookie the tracking data and the dismissed entry warning, and no other dismissal', () => {
  const store = openPage('?network=ads&sub1=a%20%26;b')
  expect(cookies()).toEqual(['tracking=network=ads&sub1=a+%26%3Bb'])
  store.getState().dismiss(dismissals.timeBonus)
  store.getState().dismiss(dismissals.entryWarning)
  expect(cookies().toSorted()).toEqual([
    'hide-entry-warning=2026-02-03T04:05:06.000Z',
    'tracking=network=ads&sub1=a+%26%3Bb',
  ])
  openPage()
  expect(cookies()).toHaveLength(2)
})

test('tracking data that is too long for a cookie is stored without one', () => {
  // Each letter takes six characters in a cookie.
  const longest = Object.fromEntries(trackingKeys.map((key) => [key, 'ü'.repeat(TRACKING_LENGTH)]))
  expect(tracked(`?${new URLSearchParams(longest)}`)).toEqual(longest)
  expect(cookies()).toEqual([])
  expect(tracked()).toEqual(longest)
})

test.each([
  ['https:', 'locale=da; path=/; max-age=86400; samesite=lax; secure'],
  ['http:', 'locale=da; path=/; max-age=86400; samesite=lax'],
])('a cookie of a page on %s is %s', (protocol, written) => {
  expect(cookieText('locale', 'da', { days: 1, protocol })).toBe(written)
})
