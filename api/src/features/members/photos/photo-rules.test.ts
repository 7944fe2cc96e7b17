import { describe, expect, test } from 'vitest'
import { mainOf, mayBeMain, mostPhotos, photoLimitProblem, photoVisibility } from './photo-rules.ts'

test('§5: free members can have 3 photos, premium members 25', () => {
  expect([mostPhotos('free'), mostPhotos('premium'), mostPhotos('staff')]).toEqual([3, 25, 25])
  expect([photoLimitProblem('free', 2), photoLimitProblem('free', 3)]).toEqual([undefined, 'premium_only'])
  expect([photoLimitProblem('premium', 24), photoLimitProblem('premium', 25)]).toEqual([
    undefined,
    'photo_limit',
  ])
  // A former premium member keeps their photos.
  expect(photoLimitProblem('free', 25)).toBe('premium_only')
})

/** A: active, p: pending, r: rejected, d: deleted; with `-` private, with `*` chosen as the main photo. */
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
])('among %s the main photo is number %s', (text, at) => {
  expect(mainOf(photos(text))?.at).toBe(at)
})

test.each([
  ['A* A', 1, true],
  ['A* p', 1, false],
  ['p* p', 1, true],
  ['A* A-', 1, false],
  ['A* r', 1, false],
  ['p- p', 1, true],
])('among %s, number %i may become the main photo: %s', (text, at, may) => {
  const all = photos(text)
  const chosen = all[at]
  expect(chosen && mayBeMain(chosen, all)).toBe(may)
})

describe('§6: how much of a photo a viewer sees', () => {
  const shown = { isOwnerHere: true, isForVisitors: true, isPrivate: false, isMain: false }
  const one = { isOwner: false, isBlocked: false }
  const roles = ['visitor', 'free', 'premium', 'staff'] as const
  const seen = (
    photo: Partial<Parameters<typeof photoVisibility>[0]>,
    viewer: Partial<Parameters<typeof photoVisibility>[1]> = {},
  ) =>
    roles.map((role) =>
      photoVisibility(
        { ...shown, status: 'active', ...photo },
        { ...one, role, isAtWork: role === 'staff', ...viewer },
      ),
    )
  const owner = { isOwner: true, isBlocked: false }

  test.each([
    ['a public photo', {}, ['nothing', 'whole', 'whole', 'whole']],
    ['the main photo', { isMain: true }, ['whole', 'whole', 'whole', 'whole']],
    [
      'the main photo of a member hidden from visitors',
      { isMain: true, isForVisitors: false },
      ['nothing', 'whole', 'whole', 'whole'],
    ],
    ['a private photo', { isPrivate: true }, ['nothing', 'blurred', 'whole', 'whole']],
    ['a pending photo', { status: 'pending', isMain: true }, ['nothing', 'nothing', 'nothing', 'whole']],
    ['a rejected photo', { status: 'rejected' }, ['nothing', 'nothing', 'nothing', 'whole']],
    ['a deleted photo', { status: 'deleted' }, ['nothing', 'nothing', 'nothing', 'nothing']],
    [
      'a photo of a member who left',
      { isOwnerHere: false, isMain: true },
      ['nothing', 'nothing', 'nothing', 'whole'],
    ],
  ] as const)('%s', (_, photo, expected) => {
    expect(seen(photo)).toEqual(expected)
  })

  test('a block hides all photos, except from staff', () => {
    expect(seen({ isMain: true }, { isBlocked: true })).toEqual(['nothing', 'nothing', 'nothing', 'whole'])
    expect(seen({ isPrivate: true }, { isBlocked: true }).slice(0, 3)).toEqual([
      'nothing',
      'nothing',
      'nothing',
    ])
  })

  test('the staff role alone opens no more than a premium member sees', () => {
    for (const photo of [
      { isPrivate: true },
      { status: 'pending' },
      { status: 'rejected' },
      { isOwnerHere: false },
    ] as const) {
      const [, , premium, staff] = seen(photo, { isAtWork: false })
      expect(staff).toBe(premium)
    }
  })

  test('the owner sees every photo until it is deleted', () => {
    for (const status of ['active', 'pending', 'rejected'] as const) {
      expect(seen({ status, isPrivate: true, isOwnerHere: false }, owner)).toEqual(roles.map(() => 'whole'))
    }
    expect(seen({ status: 'deleted' }, owner)).toEqual(roles.map(() => 'nothing'))
  })
})
