import type { Settings, User } from 'contracts'
import type { Guard } from 'platform/runtime/shell'
import { beginSession } from 'shared-state/session'
import { useStore } from 'shared-state/store'
import { expect, test } from 'vitest'
import { admits, guards } from './guards.ts'

const url = new URL('http://site.example/members?gender=female')
const login = { redirect: '/login?back=%2Fmembers%3Fgender%3Dfemale' }
const members = { redirect: '/members' }
const allow = { allow: true }

function as(role: User['role'] | 'visitor', settings: Partial<Settings> = {}) {
  beginSession({
    settings: { logged_out_search: 'all', logged_out_search_trafficsource: 'all', ...settings } as Settings,
    user: role === 'visitor' ? null : ({ role } as User),
  })
}

const ask = (access: string) => guards[access]?.({} as Parameters<Guard>[0], url)

test.each([
  ['any', 'visitor', allow],
  ['any', 'free', allow],
  ['visitor', 'visitor', allow],
  ['visitor', 'free', members],
  ['visitor', 'staff', members],
  ['member', 'visitor', login],
  ['member', 'free', allow],
  ['member', 'premium', allow],
  ['member', 'staff', allow],
  ['search', 'visitor', allow],
  ['search', 'free', allow],
  ['staff', 'visitor', login],
  ['staff', 'premium', members],
  ['staff', 'staff', allow],
] as const)('§2: a page for %s, asked for by: %s', (access, role, verdict) => {
  as(role)
  expect(ask(access)).toEqual(verdict)
})

test('§6: where visitors may not search, they log in; a traffic source has a rule of its own', () => {
  as('visitor', { logged_out_search: 'none' })
  expect(ask('search')).toEqual(login)
  useStore.setState({ tracking: { network: 'partner' } })
  expect(ask('search')).toEqual(allow)
  as('visitor', { logged_out_search_trafficsource: 'none' })
  expect(ask('search')).toEqual(login)
  useStore.setState({ tracking: {} })
  as('free', { logged_out_search: 'none' })
  expect(ask('search')).toEqual(allow)
})

test('§8: an access name that nobody knows has no guard, which makes it the error page with 500', () => {
  expect(ask('unheard-of')).toBeUndefined()
})

test.each([
  ['visitor', 'visitor', true],
  ['visitor', 'free', false],
  ['visitor', 'member', false],
  ['premium', 'member', true],
  ['free', 'member', true],
  ['staff', 'staff', true],
  ['premium', 'staff', false],
  ['staff', 'unheard-of', false],
] as const)('of two pages at one path, whether one is made for whom: %s, %s', (role, access, expected) => {
  as(role)
  expect(admits(access)).toBe(expected)
})
