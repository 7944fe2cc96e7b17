import { expect, test } from 'vitest'
import { photoRow } from './fixture-photo.ts'
import { shownPhotos } from './shown-photos.ts'

const row = (id: string, overrides: Parameters<typeof photoRow>[1] = {}) =>
  photoRow({ brandId: 'amberly', memberId: 'ann' }, { id, ...overrides })

const rows = [
  row('main', { isMain: true }),
  row('open'),
  row('private', { isPrivate: true }),
  row('pending', { status: 'pending' }),
  row('rejected', { status: 'rejected', rejection: 'nudity' }),
  row('deleted', { status: 'deleted' }),
]

test.each([
  ['visitor', true, ['main']],
  ['visitor', false, []],
  ['free', false, ['main', 'open', 'private blurred']],
  ['premium', false, ['main', 'open', 'private']],
  ['staff', false, ['main', 'open', 'private']],
] as const)(
  '§6: a viewer with role %s (profile visible to visitors: %s) sees %j',
  (role, isForVisitors, seen) => {
    const photos = shownPhotos(rows, { role, isForVisitors })
    expect(photos.map(({ id, is_blurred }) => (is_blurred ? `${id} blurred` : id))).toEqual(seen)
  },
)

test('a blurred photo names no file but the blurred one', () => {
  const [blurred] = shownPhotos([row('private', { isPrivate: true })], { role: 'free', isForVisitors: false })
  expect(JSON.stringify(blurred)).not.toMatch(/\.(full|match|card|thumb)/)
  expect(blurred).toMatchObject({ filename: 'private.blurred', width: 120, height: 150, is_private: true })
})
