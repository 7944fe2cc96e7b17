import type { ListedLander } from 'contracts'
import { expect, test } from 'vitest'
import { anything, isWanted } from './is-wanted.ts'

const lander: ListedLander = {
  id: 'd1',
  kind: 'page',
  template: '',
  slug: 'party',
  token: 'party',
  status: 'archived',
  rev: 1,
  live_rev: null,
  live_from: null,
  live_to: null,
  changed_at: '2026-11-01T12:00:00Z',
  author: 'Robin',
  title: 'Dance with us',
}

test.each([
  [{}, true],
  [{ text: ' PAR  dance ' }, true],
  [{ text: 'party winter' }, false],
  [{ status: 'archived', kind: 'page' }, true],
  [{ status: 'live' }, false],
  [{ kind: 'lander' }, false],
] as const)('for %j, a page is found: %s', (wanted, found) => {
  expect(isWanted(lander, '/party', { ...anything, ...wanted })).toBe(found)
})
