import { getBundles, getUser } from 'contracts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { applyLocally } from '../apply-locally.ts'
import { freeMember, startTestState, timeBonus } from '../fixture-state.ts'
import { endpointQuery, queryClient } from '../query.ts'
import { leave } from '../session/session.ts'
import { useStore } from '../state/store.ts'

const bundlesKey = endpointQuery(getBundles, { query: {} }).queryKey
const member = { ...freeMember, time_bonus: timeBonus }
const end = () => useStore.getState().countdownEnd
const answer = (user: typeof freeMember) =>
  queryClient.setQueryData(endpointQuery(getUser).queryKey, { user })

beforeEach(() => {
  vi.useFakeTimers({ now: 0 })
  startTestState({ user: member })
  queryClient.setQueryData(bundlesKey, {
    country: 'NL',
    currency: 'EUR',
    discount: timeBonus,
    held_discount: null,
    is_for_sale: true,
    bundles: [],
  })
})
afterEach(() => {
  useStore.getState().signOut()
  vi.useRealTimers()
})

test('§4: the countdown starts with the seconds of the server', () => {
  expect(end()).toBe(14_400_000)
})

test('§4: it is corrected by each answer, and never restarted by an event', () => {
  vi.advanceTimersByTime(60_000)
  applyLocally({ kind: 'balance', credits: 3 })
  expect(end()).toBe(14_400_000)
  answer({ ...member, time_bonus: { ...timeBonus, validity: 14_000 } })
  expect(end()).toBe(14_060_000)
})

test('§4: at 0 it clears, and the prices are asked for again', () => {
  answer({ ...member, time_bonus: { ...timeBonus, validity: 60 } })
  vi.advanceTimersByTime(59_000)
  expect(end()).toBe(60_000)
  expect(queryClient.getQueryState(bundlesKey)?.isInvalidated).toBe(false)
  vi.advanceTimersByTime(1_000)
  expect(end()).toBeNull()
  expect(queryClient.getQueryState(bundlesKey)?.isInvalidated).toBe(true)
})

test('§4: it clears on becoming paid', () => {
  applyLocally({ kind: 'membership', role: 'premium', paid_user: true })
  expect(end()).toBeNull()
  expect(queryClient.getQueryState(bundlesKey)?.isInvalidated).toBe(true)
})

test('§4: it clears at the logout', () => {
  leave()
  expect(end()).toBeNull()
  expect(vi.getTimerCount()).toBe(0)
})

test('§4: an inactive bonus is none', () => {
  answer({ ...member, time_bonus: { ...timeBonus, status: 'used' } })
  expect(end()).toBeNull()
})
