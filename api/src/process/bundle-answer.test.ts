import { expect, test } from 'vitest'
import { bundleAnswer } from './bundle-answer.ts'

const VIEWER = { by: 'Ann', person: '1:7' }
const figures = {
  visitors: 60,
  loads: 58,
  failures: 2,
  crashes: 1,
  p75: 812.4,
  messages: [],
  measured: 30,
  speeds: { lcp: 1_200, cls: 0.02 },
  shed: 1,
  pages: [{ page: 'chat', measured: 9, errors: 2, speeds: { inp: 80 } }],
}
const NO_SPEEDS = { lcp: null, inp: null, cls: null, ttfb: null, change: null, server: null }

test('a bundle has its versions with how they do, and the last verdict, but no messages of browsers', () => {
  const done = {
    visitors: 60,
    failures: 2,
    crashes: 1,
    load_time: 812,
    measured: 30,
    speeds: { ...NO_SPEEDS, lcp: 1_200, cls: 0.02 },
    shed: 1,
    pages: [{ page: 'chat', measured: 9, errors: 2, speeds: { ...NO_SPEEDS, inp: 80 } }],
  }
  const row = {
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
  } as const
  expect(bundleAnswer(row, VIEWER)).toEqual({
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
    waiting: null,
    verdict: { version: '1.0.5-c', at: '2026-06-01T12:00:00.000Z', why: '31 of 50 failed.' },
  })
  expect(bundleAnswer({ kind: 'shell', name: 'shell' }, VIEWER)).toMatchObject({
    live: null,
    canary: null,
    verdict: null,
  })
})
