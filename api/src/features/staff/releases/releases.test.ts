import { changeRelease, getReleaseHistory, getReleases, type StaffBundle } from 'contracts'
import { and, desc, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { openWorld } from '../../../fixtures/world.ts'
import { staffAction } from '../../../tables/account.ts'
import { staffRole } from '../../../tables/staff.ts'
import type { SiteReleases } from './site-releases.ts'

const asked: unknown[] = []

const chat: StaffBundle = {
  name: 'mf-chat',
  team: 'chat',
  live: null,
  previous: '0.9.0-z',
  canary: null,
  waiting: {
    version: '1.2.0-c',
    by: 'Ann',
    why: null,
    at: '2026-06-03T10:00:00.000Z',
    share: null,
    needs_approval: true,
    approved_by: null,
    may_approve: true,
  },
  verdict: null,
}

const releases: SiteReleases = {
  overview: async () => ({ bundles: [chat], freeze: { until: null, by: 'Ann', why: 'The holidays' } }),
  history: async () => [
    { at: '2026-06-02T10:00:00.000Z', action: 'canary', version: '1.1.0-b', by: 'Ann', why: 'Try it' },
  ],
  versions: async () => [{ version: '1.1.0-b', role: 'canary' }],
  async change(change) {
    asked.push(change)
    return change.action === 'withdraw' ? ['The shell cannot be withdrawn.'] : []
  },
}

const world = await openWorld({ releases })
const { app, database } = world
const headers = await world.headersOf('amberly', 'staff')

const change = (body: object) =>
  app.inject({ method: 'POST', url: changeRelease.path, headers, payload: { name: 'mf-chat', ...body } })

test('an admin sees the bundles, and what happened to each', async () => {
  const answer = await app.inject({ url: getReleases.path, headers })
  expect(answer.json()).toEqual({
    bundles: [chat],
    freeze: { until: null, by: 'Ann', why: 'The holidays' },
    may_change: true,
  })
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
  const { name, brandId, memberId } = await world.meet('amberly', 'staff')
  expect(asked.at(-1)).toEqual({
    action: 'rollback',
    name: 'mf-chat',
    why: 'It crashes',
    by: name,
    person: `${brandId}:${memberId}`,
  })
  await change({ action: 'promote', version: '1.1.0-b', reason: 'It does well' })
  expect(asked.at(-1)).toMatchObject({ action: 'promote', version: '1.1.0-b', why: 'It does well', by: name })
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
