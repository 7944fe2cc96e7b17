import { changeRelease, getReleaseHistory, getReleases, type StaffBundle } from 'contracts'
import { and, desc, eq } from 'drizzle-orm'
import { type Releases, refuse } from 'platform/registry'
import { expect, test } from 'vitest'
import { openWorld } from '../../../fixtures/world.ts'
import { staffAction } from '../../../tables/account.ts'
import { staffRole } from '../../../tables/staff.ts'

const figures = { visitors: 60, loads: 58, failures: 2, crashes: 1, p75: 812.4, messages: [] }
const asked: unknown[] = []

/** The site's releases, of which the page uses these. */
const releases = {
  names: async () => ['mf-chat'],
  status: async () => [
    {
      kind: 'remote',
      name: 'mf-chat',
      owner: { source: 'amberly/mf-chat', team: 'chat' },
      live: { version: '1.0.0-a', published: { at: '2026-06-01T10:00:00.000Z', by: 'Ann' }, ...figures },
      previous: '0.9.0-z',
      canary: {
        version: '1.1.0-b',
        share: 0.1,
        only: { country: ['FI'] },
        since: '2026-06-02T10:00:00.000Z',
        ...figures,
      },
      autoRollback: {
        version: '1.0.5-c',
        at: '2026-06-01T12:00:00.000Z',
        why: '31 of 50 failed.',
        messages: [],
      },
    },
  ],
  history: async () => [
    { at: '2026-06-02T10:00:00.000Z', action: 'canary', version: '1.1.0-b', by: 'Ann', why: 'Try it' },
  ],
  versions: async () => [{ version: '1.1.0-b', role: 'canary' }],
  async promote(...change: unknown[]) {
    asked.push(['promote', ...change])
    return []
  },
  async rollback(...change: unknown[]) {
    asked.push(['rollback', ...change])
    return { name: 'mf-chat' }
  },
  withdraw: async () => refuse('is-shell', 'The shell cannot be withdrawn.'),
} as unknown as Releases

const world = await openWorld({ releases })
const { app, database } = world
const headers = await world.headersOf('amberly', 'staff')

const change = (body: object) =>
  app.inject({ method: 'POST', url: changeRelease.path, headers, payload: { name: 'mf-chat', ...body } })

test('an admin sees which versions visitors get, how they do, and what happened to them', async () => {
  const answer = await app.inject({ url: getReleases.path, headers })
  const { bundles, may_change } = answer.json<{ bundles: StaffBundle[]; may_change: boolean }>()
  expect(may_change).toBe(true)
  const done = { visitors: 60, failures: 2, crashes: 1, load_time: 812 }
  expect(bundles).toEqual([
    {
      name: 'mf-chat',
      team: 'chat',
      live: { version: '1.0.0-a', published_at: '2026-06-01T10:00:00.000Z', published_by: 'Ann', ...done },
      previous: '0.9.0-z',
      canary: {
        version: '1.1.0-b',
        published_at: null,
        published_by: null,
        share: 0.1,
        only: { country: ['FI'] },
        since: '2026-06-02T10:00:00.000Z',
        ...done,
      },
      verdict: { version: '1.0.5-c', at: '2026-06-01T12:00:00.000Z', why: '31 of 50 failed.' },
    },
  ])
  const history = await app.inject({ url: getReleaseHistory.path, headers, query: { name: 'mf-chat' } })
  expect(history.json()).toEqual({
    events: [
      {
        at: '2026-06-02T10:00:00.000Z',
        action: 'canary',
        version: '1.1.0-b',
        by: 'Ann',
        commit: null,
        why: 'Try it',
      },
    ],
    versions: [{ version: '1.1.0-b', published_at: null, role: 'canary' }],
  })
})

test('a rollback names who did it and why, in the history of the bundle and in the log', async () => {
  const answer = await change({ action: 'rollback', reason: 'It crashes' })
  expect(answer.json()).toEqual({ refused: [] })
  const { name } = await world.meet('amberly', 'staff')
  expect(asked.at(-1)).toEqual(['rollback', 'mf-chat', { version: undefined, why: 'It crashes', by: name }])
  await change({ action: 'promote', version: '1.1.0-b', reason: 'It does well' })
  expect(asked.at(-1)).toEqual([
    'promote',
    [{ name: 'mf-chat', version: '1.1.0-b' }],
    { why: 'It does well', by: name },
  ])
  const entries = await database.db
    .select()
    .from(staffAction)
    .where(eq(staffAction.subject, 'mf-chat'))
    .orderBy(desc(staffAction.createdAt))
  expect(entries.map(({ action, details }) => [action, details])).toEqual([
    ['release promote', { reason: 'It does well', version: '1.1.0-b' }],
    ['release rollback', { reason: 'It crashes' }],
  ])
})

test('what the gate refuses is said in its own words', async () => {
  const answer = await change({ action: 'withdraw', reason: 'The season is over' })
  expect(answer.json()).toEqual({ refused: ['The shell cannot be withdrawn.'] })
})

test('an admin of some brands only looks: all brands have the same versions', async () => {
  const { brandId, memberId } = await world.meet('amberly', 'staff')
  const { db } = database
  const elsewhere = and(eq(staffRole.memberId, memberId), eq(staffRole.atBrand, 'marigold'))
  const taken = await db
    .delete(staffRole)
    .where(and(eq(staffRole.brandId, brandId), elsewhere))
    .returning()
  expect(taken).toHaveLength(1)
  const seen = await app.inject({ url: getReleases.path, headers })
  expect(seen.json()).toMatchObject({ may_change: false, bundles: [{ name: 'mf-chat' }] })
  const count = asked.length
  expect((await change({ action: 'rollback', reason: 'It crashes' })).statusCode).toBe(403)
  expect(asked).toHaveLength(count)
  await db.insert(staffRole).values(taken)
})
