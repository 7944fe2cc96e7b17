import { dismissals } from 'contracts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createStore } from 'zustand'
import { dismissalsSlice } from './dismissals-slice.ts'
import { trackingSlice } from './tracking-slice.ts'

const { pathname, search } = location

/** What the slices of a page that is opened at this address begin with. */
function openPage(query = '') {
  history.replaceState(null, '', pathname + query)
  const { tracking } = createStore(trackingSlice).getState()
  return { tracking, dismissals: createStore(dismissalsSlice) }
}

beforeEach(() => {
  localStorage.clear()
  vi.useFakeTimers({ now: new Date('2026-02-03T04:05:06Z') })
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  history.replaceState(null, '', pathname + search)
})

test('§3: tracking data of the first page is known on later ones', () => {
  const kept = { network: 'ads', sub1: 'a' }
  expect(openPage('?network=ads&sub1=a&t=5').tracking).toEqual(kept)
  expect(openPage('?t=5').tracking).toEqual(kept)
})

test('§3: a new source takes the place of the one before, with all its data', () => {
  openPage('?network=ads&sub1=a')
  expect(openPage('?ref=7').tracking).toEqual({ ref: '7' })
  expect(openPage().tracking).toEqual({ ref: '7' })
})

test('§4: what was put away has its time under its key, and stays away', () => {
  const page = openPage().dismissals
  expect(page.getState().dismissed).toEqual({})
  page.getState().dismiss(dismissals.timeBonus)
  const kept = { 'hide-time-bonus-modal': '2026-02-03T04:05:06.000Z' }
  expect(page.getState().dismissed).toEqual(kept)
  expect(localStorage.getItem('hide-time-bonus-modal')).toBe(kept['hide-time-bonus-modal'])
  expect(openPage().dismissals.getState().dismissed).toEqual(kept)
})

test('a browser that keeps nothing still remembers for as long as the page is open', () => {
  const refuse = () => {
    throw new DOMException('not here', 'SecurityError')
  }
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse)
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse)
  const page = openPage('?network=ads')
  page.dismissals.getState().dismiss(dismissals.push)
  expect(page.dismissals.getState().dismissed[dismissals.push]).toBeDefined()
  expect(page.tracking).toEqual({ network: 'ads' })
})
