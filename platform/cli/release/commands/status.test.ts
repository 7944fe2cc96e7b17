import { expect, test } from 'vitest'
import type { StatusRow, VersionStatus } from '../../../registry/index.ts'
import { designLabel, report } from './status.ts'

const at = '2030-05-06T07:08:09.000Z'
const figures: Omit<VersionStatus, 'version'> = {
  visitors: 1040,
  loads: 1030,
  failures: 0,
  crashes: 12,
  p75: 431,
  measured: 0,
  speeds: {},
  shed: 0,
  pages: [],
  messages: [],
}

test('shows the live version and the canary on a line each, with their shares', () => {
  const rows: StatusRow[] = [
    { kind: 'shell', name: 'shell', live: { version: '1.0.0-s', ...figures } },
    {
      kind: 'remote',
      name: 'cart',
      live: { version: '1.0.0-a', ...figures },
      canary: { version: '1.1.0-b', ...figures, visitors: 9, p75: undefined, share: 0.1, since: at },
    },
    { kind: 'remote', name: 'held' },
  ]
  expect(report(rows)).toEqual([
    '       version                 share  visitors  loads  failures  crashes  p75 ms',
    'shell  1.0.0-s         live    100%       1040   1030         0       12     431',
    'cart   1.0.0-a         live    90%        1040   1030         0       12     431',
    'cart   1.1.0-b         canary  10%           9   1030         0       12       –',
    'held   nobody gets it  –       –             –      –         –        –       –',
    '',
    '2030-05-06 07:08 UTC: the canary cart 1.1.0-b began.',
  ])
})

const speeds = { lcp: 1830, inp: 88, cls: 0.02, ttfb: 210, server: 31 }
const measured: VersionStatus = {
  version: '1.0.0-a',
  ...figures,
  measured: 412,
  speeds,
  shed: 3,
  pages: [{ page: 'basket', measured: 97, errors: 2, speeds: { change: 140 } }],
}

test('says how fast each version is that was measured', () => {
  const canary = { ...measured, version: '1.1.0-b', measured: 40, speeds: {}, share: 0.1, since: at }
  const rows: StatusRow[] = [
    { kind: 'shell', name: 'shell', live: { version: '1.0.0-s', ...figures } },
    { kind: 'remote', name: 'cart', live: measured, canary },
  ]
  expect(report(rows).slice(5, 9)).toEqual([
    'How fast it is for visitors, 75th percentiles in ms:',
    '      version  page  measured   LCP  INP   CLS  TTFB  change  server  shed  errors',
    'cart  1.0.0-a  all        412  1830   88  0.02   210  –           31     3  –',
    'cart  1.1.0-b  all         40     –    –     –     –  –            –     3  –',
  ])
})

test('says it of each page of one bundle', () => {
  expect(report([{ kind: 'remote', name: 'cart', live: measured }], true).slice(-2)).toEqual([
    'cart  1.0.0-a  all          412  1830   88  0.02   210       –      31     3       –',
    'cart  1.0.0-a  basket        97     –    –     –     –     140       –     –       2',
  ])
})

test('says who published each version, and from which commit', () => {
  const published = { at, by: 'Ann', commit: 'a1b2c3d4e5' }
  const live = { version: '1.0.0-a', ...figures, published }
  expect(report([{ kind: 'remote', name: 'cart', live }]).at(-1)).toBe(
    '2030-05-06 07:08 UTC: cart 1.0.0-a was published by Ann from a1b2c3d.',
  )
})

test('§9: the label names the version of the design', () => {
  expect(designLabel({ design: 1 })).toEqual(['Design version 1', ''])
  expect(designLabel({})).toEqual([])
})

test('says why a canary was rolled back automatically', () => {
  const why =
    '9 of 60 visitors (15.0%) met a failure or a crash, against 0 of 540 visitors (0.0%) with the live version.'
  const messages = [
    { at: Date.parse(at), kind: 'crash', text: 'no list', stack: ['src/cart.tsx:4:2'] },
  ] as const
  const autoRollback = { at, version: '1.1.0-b', why, messages }
  const lines = report([
    { kind: 'remote', name: 'cart', live: { version: '1.0.0-a', ...figures }, autoRollback },
  ])
  expect(lines.slice(-3)).toEqual([
    `2030-05-06 07:08 UTC: cart 1.1.0-b was rolled back automatically. ${why}`,
    '2030-05-06 07:08 UTC: a crash in cart 1.1.0-b: no list',
    '    at src/cart.tsx:4:2',
  ])
})

test('names damaged vote files', () => {
  const damaged = ["votes/cart/1.0.0-a/n1.json is damaged: the votes in it don't count."]
  const live = { version: '1.0.0-a', ...figures, damaged }
  expect(report([{ kind: 'remote', name: 'cart', live }]).at(-1)).toBe(damaged[0])
})

test('shows messages from browsers without their control characters', () => {
  const text = 'no list\u001B[2J\u202E\nshell 9.9.9 live'
  const messages = [{ at: Date.parse(at), kind: 'crash', text }] as const
  const live = { version: '1.0.0-a', ...figures, messages }
  expect(report([{ kind: 'remote', name: 'cart', live }]).at(-1)).toBe(
    '2030-05-06 07:08 UTC: a crash in cart 1.0.0-a: no list [2J shell 9.9.9 live',
  )
})
