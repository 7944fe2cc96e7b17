import { describe, expect, test } from 'vitest'
import { mainOf, mayBeMain, mostPhotos, photoLimitProblem, photoVisibility } from './photo-rules.ts'

test('§5: free members have up to 3 photos, premium members up to 25', () => {
  expect([mostPhotos('free'), mostPhotos('premium'), mostPhotos('staff')]).toEqual([3, 25, 25])
  expect([photoLimitProblem('free', 2), photoLimitProblem('free', 3)]).toEqual([undefined, 'premium_only'])
  expect([photoLimitProblem('premium', 24), photoLimitProblem('premium', 25)]).toEqual([
    undefined,
    'photo_limit',
  ])
  // Who was premium keeps what is there.
  expect(photoLimitProblem('free', 25)).toBe('premium_only')
})

/** 'A' active, 'p' pending, 'r' rejected, 'd' deleted; with '-' private, with '*' chosen. */
function photos(text: string) {
  const status = { A: 'active', p: 'pending', r: 'rejected', d: 'deleted' } as const
  return text.split(' ').map((word, at) => ({
    at,
    status: status[word.charAt(0) as keyof typeof status],
    isPrivate: word.includes('-'),
    isMain: word.includes('*'),
  }))
}

test.each([
  ['A A', 0],
  ['A A*', 1],
  ['p A', 1],
  ['p* A', 1],
  ['p p*', 1],
  ['r p', 1],
  ['r* A', 1],
  ['A-* A', 1],
  ['A- p', 1],
  ['A-', undefined],
  ['r d', undefined],
  ['d* A*', 1],
])('of %s the main one is %s', (text, at) => {
  expect(mainOf(photos(text))?.at).toBe(at)
})

test.each([
  ['A* A', 1, true],
  ['A* p', 1, false],
  ['p* p', 1, true],
  ['A* A-', 1, false],
  ['A* r', 1, false],
  ['p- p', 1, true],
])('of %s number %i may become the main one: %s', (text, at, may) => {
  const all = photos(text)
  const chosen = all[at]
  expect(chosen && mayBeMain(chosen, all)).toBe(may)
})

describe('§6: who sees what of a photo', () => {
  const shown = { isOwnerHere: true, isForVisitors: true, isPrivate: false, isMain: false }
  const one = { isOwner: false, isBlocked: false }
  const roles = ['visitor', 'free', 'premium', 'staff'] as const
  const seen = (
    photo: Partial<Parameters<typeof photoVisibility>[0]>,
    viewer: Partial<Parameters<typeof photoVisibility>[1]> = {},
  ) =>
    roles.map((role) =>
      photoVisibility({ ...shown, status: 'active', ...photo }, { ...one, role, ...viewer }),
    )
  const owner = { isOwner: true, isBlocked: false }

  test.each([
    ['a public one', {}, ['nothing', 'whole', 'whole', 'whole']],
    ['the main one', { isMain: true }, ['whole', 'whole', 'whole', 'whole']],
    [
      'the main one of who is not for visitors',
      { isMain: true, isForVisitors: false },
      ['nothing', 'whole', 'whole', 'whole'],
    ],
    ['a private one', { isPrivate: true }, ['nothing', 'blurred', 'whole', 'whole']],
    ['a pending one', { status: 'pending', isMain: true }, ['nothing', 'nothing', 'nothing', 'whole']],
    ['a rejected one', { status: 'rejected' }, ['nothing', 'nothing', 'nothing', 'nothing']],
    ['a deleted one', { status: 'deleted' }, ['nothing', 'nothing', 'nothing', 'nothing']],
    [
      'one of somebody who left',
      { isOwnerHere: false, isMain: true },
      ['nothing', 'nothing', 'nothing', 'whole'],
    ],
  ] as const)('%s', (_, photo, expected) => {
    expect(seen(photo)).toEqual(expected)
  })

  test('a block hides them all, whichever way it goes', () => {
    expect(seen({ isMain: true }, { isBlocked: true })).toEqual(['nothing', 'nothing', 'nothing', 'whole'])
    expect(seen({ isPrivate: true }, { isBlocked: true }).slice(0, 3)).toEqual([
      'nothing',
      'nothing',
      'nothing',
    ])
  })

  test('the owner sees every one until it is deleted', () => {
    for (const status of ['active', 'pending', 'rejected'] as const) {
      expect(seen({ status, isPrivate: true, isOwnerHere: false }, owner)).toEqual(roles.map(() => 'whole'))
    }
    expect(seen({ status: 'deleted' }, owner)).toEqual(roles.map(() => 'nothing'))
  })
})
