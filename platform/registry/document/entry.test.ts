import { expect, test } from 'vitest'
import {
  endCanary,
  goLive,
  liveBefore,
  NEW_ENTRY,
  recordPublish,
  returnTo,
  rolledBack,
  startCanary,
} from './entry.ts'

const cart = (version: string) => ({ name: 'cart', version })
const at = { at: '2030-01-01T00:00:00.000Z' }
const later = { at: '2030-01-02T00:00:00.000Z' }

test('going live records the previous version for a rollback, and ends the canary', () => {
  const onTrial = startCanary(goLive(NEW_ENTRY, cart('1'), at), cart('2'), 0.1, at)
  const entry = goLive(onTrial, cart('2'), later, 'looks good')
  expect(entry).toMatchObject({ live: '2', previous: '1' })
  expect(entry.canary).toBeUndefined()
  expect(entry.history.at(-1)).toEqual({
    ...later,
    action: 'promote',
    version: '2',
    from: '1',
    why: 'looks good',
  })
})

test('a growing canary keeps the start of its trial', () => {
  const onTrial = startCanary(goLive(NEW_ENTRY, cart('1'), at), cart('2'), 0.1, at)
  expect(startCanary(onTrial, cart('2'), 0.5, later).canary).toEqual({
    version: '2',
    share: 0.5,
    since: at.at,
  })
  expect(startCanary(onTrial, cart('3'), 0.5, later).canary).toEqual({
    version: '3',
    share: 0.5,
    since: later.at,
  })
})

test('a canary keeps its target while it grows, and begins anew with another', () => {
  const only = { country: ['fi', 'se'] }
  const onTrial = startCanary(goLive(NEW_ENTRY, cart('1'), at), cart('2'), 0.1, at, only)
  expect(onTrial.canary).toEqual({ version: '2', share: 0.1, only, since: at.at })
  expect(onTrial.history.at(-1)?.why).toBe('10% of the visitors with country fi or se')
  expect(startCanary(onTrial, cart('2'), 0.5, later).canary).toMatchObject({ only, since: at.at })
  const other = startCanary(onTrial, cart('2'), 0.5, later, { country: ['fi'] })
  expect(other.canary).toMatchObject({ only: { country: ['fi'] }, since: later.at })
  expect(startCanary(onTrial, cart('3'), 0.5, later).canary).not.toHaveProperty('only')
  expect(() => startCanary(onTrial, cart('2'), 0.5, later, {})).toThrow('such as country=fi,se')
})

test('a canary needs a valid share and a live version other than itself', () => {
  const live = goLive(NEW_ENTRY, cart('1'), at)
  for (const share of [0, -1, 1.1, Number.NaN]) {
    expect(() => startCanary(live, cart('2'), share, at)).toThrow('The share of a canary must be above 0%')
  }
  expect(() => startCanary(NEW_ENTRY, cart('1'), 0.1, at)).toThrow('cart has no live version')
  expect(() => startCanary(live, cart('1'), 0.1, at)).toThrow('cart 1 is live already')
  expect(() => goLive(live, cart('1'), at)).toThrow('cart 1 is live already')
})

test('a second rollback goes further back, not forward to the version that was rolled back', () => {
  const third = ['1', '2', '3'].reduce((entry, version) => goLive(entry, cart(version), at), NEW_ENTRY)
  const second = returnTo(third, '2', liveBefore(third, '2'), later)
  expect(second).toMatchObject({ live: '2', previous: '1' })
  expect(liveBefore(goLive(second, cart('4'), later), '2')).toBe('1')
  const first = returnTo(second, '1', liveBefore(second, '1'), later)
  expect(first.live).toBe('1')
  expect(first.previous).toBeUndefined()
})

test('knows that a version was rolled back, until it is served again', () => {
  const onTrial = startCanary(goLive(recordPublish(NEW_ENTRY, '1', at), cart('1'), at), cart('2'), 0.1, at)
  if (!onTrial.canary) throw new Error('no canary')
  const ended = endCanary({ ...onTrial, canary: onTrial.canary }, 'auto-rollback', later, 'crashes')
  expect(rolledBack(ended, '2')).toMatchObject({
    action: 'auto-rollback',
    version: '1',
    from: '2',
    why: 'crashes',
  })
  expect(rolledBack(ended, '1')).toBeUndefined()
  expect(rolledBack(startCanary(ended, cart('2'), 0.1, later), '2')).toBeUndefined()
})

test('only the publish is recorded with its commit: the rest concerns versions that are there', () => {
  const stamp = { ...at, by: 'Ann', commit: 'a1b2c3d' }
  expect(goLive(recordPublish(NEW_ENTRY, '1', stamp), cart('1'), stamp).history).toEqual([
    { ...stamp, action: 'publish', version: '1' },
    { ...at, by: 'Ann', action: 'promote', version: '1' },
  ])
})

test('retains the last two hundred events', () => {
  let entry = NEW_ENTRY
  for (let i = 0; i < 250; i++) entry = recordPublish(entry, String(i), at)
  expect(entry.history).toHaveLength(200)
  expect(entry.history[0]?.version).toBe('50')
})
