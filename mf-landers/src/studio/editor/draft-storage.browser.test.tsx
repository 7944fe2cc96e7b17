import type { LanderContent } from 'contracts'
import { afterEach, expect, test } from 'vitest'
import { keepDraft, readDraft } from './draft-storage.ts'

const content: LanderContent = {
  v: 1,
  kind: 'page',
  template: '',
  slug: '',
  token: 'party',
  niche: 1,
  meta: { title: { en: 'Party' }, description: { en: '' } },
  locales: ['en'],
  blocks: [],
}
const DAY = 86_400_000
const at = Date.parse('2026-11-01T12:00:00Z')
const draft = { content, rev: 2, at }

afterEach(() => localStorage.clear())

test('changes are kept for the member of staff who made them, and for that document', () => {
  keepDraft('robin', 'd1', draft)
  expect(readDraft('robin', 'd1', at)).toEqual(draft)
  expect(readDraft('vera', 'd1', at)).toBeUndefined()
  expect(readDraft('robin', 'd2', at)).toBeUndefined()
  keepDraft('robin', 'd1', undefined)
  expect(readDraft('robin', 'd1', at)).toBeUndefined()
})

test('after 30 days nobody’s changes are left in the browser', () => {
  keepDraft('robin', 'd1', draft)
  expect(readDraft('robin', 'd1', at + 29 * DAY)).toEqual(draft)
  expect(readDraft('vera', 'd2', at + 30 * DAY)).toBeUndefined()
  expect(localStorage).toHaveLength(0)
})

test.each(['', 'no JSON', '{"at":1}', JSON.stringify({ ...draft, content: { v: 99 } })])(
  '%s is no draft',
  (stored) => {
    localStorage.setItem('studio-draft:robin:d1', stored)
    expect(readDraft('robin', 'd1', at)).toBeUndefined()
  },
)
