import { describe, expect, test } from 'vitest'
import type { Entry } from '../document/document.ts'
import { bucketOf } from './bucket.ts'
import { getsCanary } from './gets-canary.ts'

const entry: Entry = {
  live: '2',
  previous: '1',
  canary: { version: '3', share: 0.5, since: '2030-01-01T00:00:00.000Z' },
  history: [],
}
const visitors = Array.from({ length: 200 }, (_, i) => `visitor-${i}`)
const running = (version: string) => new Map([['news', version]])

test('a known visitor is in the canary by its id alone, whatever its page runs', () => {
  for (const visitor of visitors) {
    const isInCanary = bucketOf(visitor, 'news', '3') < 0.5
    for (const runs of [undefined, running('1'), running('2'), running('3'), running('9')]) {
      expect(getsCanary({ visitor, runs }, 'news', entry)).toBe(isInCanary)
    }
  }
})

describe('a canary with a target', () => {
  const aimed = { ...entry, canary: { version: '3', share: 1, since: '', only: { language: ['fi'] } } }
  const gets = (language: string, runs?: ReadonlyMap<string, string>) =>
    getsCanary({ visitor: 'a', traits: { language }, runs }, 'news', aimed)

  test('is for viewers in it', () => {
    expect([gets('fi'), gets('sv'), getsCanary({ visitor: 'a' }, 'news', aimed)]).toEqual([
      true,
      false,
      false,
    ])
  })

  test('does not come to an open page, or leave it, when the language is switched', () => {
    expect([gets('sv', running('3')), gets('fi', running('2'))]).toEqual([true, false])
  })

  test('goes to its share of the target', () => {
    const half = { ...aimed, canary: { ...aimed.canary, share: 0.5 } }
    for (const visitor of visitors) {
      const isIn = bucketOf(visitor, 'news', '3') < 0.5
      expect(getsCanary({ visitor, traits: { language: 'fi' } }, 'news', half)).toBe(isIn)
      expect(getsCanary({ visitor, runs: running('3') }, 'news', half)).toBe(isIn)
    }
  })
})

describe('without a cookie, a page', () => {
  const gets = (version: string) =>
    visitors.filter((visitor) => getsCanary({ visitor, isNew: true, runs: running(version) }, 'news', entry))
      .length

  test('stays with the canary or with the live version', () => {
    expect([gets('3'), gets('2')]).toEqual([200, 0])
  })

  test.each(['1', '9', ''])('that runs %j is given one of them', (version) => {
    expect(gets(version)).toBeGreaterThan(60)
    expect(gets(version)).toBeLessThan(140)
  })

  test('cannot bring back a canary that has ended', () => {
    const viewer = { visitor: 'a', isNew: true, runs: running('3') }
    expect(getsCanary(viewer, 'news', { ...entry, canary: undefined })).toBe(false)
  })
})
