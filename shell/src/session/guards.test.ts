import type { Settings, Tracking, User } from 'contracts'
import type { Guard } from 'platform/runtime/shell'
import { expect, test } from 'vitest'
import { settings, startTestState } from '../../../shared-state/src/fixture-state.ts'
import { admits, guards } from './guards.ts'

const url = new URL('http://site.example/members?gender=female')
const login = { redirect: '/login?back=%2Fmembers%3Fgender%3Dfemale' }
const missing = { notFound: true }
const home = { redirect: '/' }
const allow = { allow: true }

function beginAs(role: User['role'] | 'visitor', own: Partial<Settings> = {}, tracking: Tracking = {}) {
  const user = role === 'visitor' ? null : ({ role } as User)
  startTestState({ settings: { ...settings, ...own }, user }, { tracking })
}

const guard = (access: string) => guards[access]?.({} as Parameters<Guard>[0], url)

test.each([
  ['any', 'visitor', allow],
  ['any', 'free', allow],
  ['visitor', 'visitor', allow],
  ['visitor', 'free', home],
  ['visitor', 'staff', home],
  ['member', 'visitor', login],
  ['member', 'free', allow],
  ['member', 'premium', allow],
  ['member', 'staff', allow],
  ['search', 'visitor', allow],
  ['search', 'free', allow],
  ['staff', 'visitor', missing],
  ['staff', 'premium', missing],
  ['staff', 'staff', allow],
] as const)('§2: the guard of %s pages, for the role %s', (access, role, verdict) => {
  beginAs(role)
  expect(guard(access)).toEqual(verdict)
})

test('a member who opens the login is led to where it would have led them', () => {
  beginAs('free')
  const led = (back: string) =>
    guards.visitor?.({} as Parameters<Guard>[0], new URL(`http://site.example/login?back=${back}`))
  expect(led('%2Flikes')).toEqual({ redirect: '/likes' })
  expect(led('%2F%2Felsewhere.example')).toEqual(home)
})

test('§6: visitors who may not search are sent to log in; those from a traffic source have a rule of their own', () => {
  beginAs('visitor', { logged_out_search: 'none' })
  expect(guard('search')).toEqual(login)
  beginAs('visitor', { logged_out_search: 'none' }, { network: 'partner' })
  expect(guard('search')).toEqual(allow)
  beginAs('visitor', { logged_out_search_trafficsource: 'none' }, { network: 'partner' })
  expect(guard('search')).toEqual(login)
  beginAs('free', { logged_out_search: 'none' })
  expect(guard('search')).toEqual(allow)
})

test('§8: an unknown access name has no guard, so its page is an error with status 500', () => {
  expect(guard('unheard-of')).toBeUndefined()
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
] as const)(
  'whether the role %s is admitted to %s pages, of two at one path: %j',
  (role, access, expected) => {
    beginAs(role)
    expect(admits(access)).toBe(expected)
  },
)
