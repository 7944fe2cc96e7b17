import { expect, test } from 'vitest'
import { shownPhotos } from './shown-photos.ts'
import type { photo } from './tables.ts'

function row(id: string, overrides: Partial<typeof photo.$inferSelect> = {}): typeof photo.$inferSelect {
  return {
    id,
    brandId: 'amberly',
    memberId: 'ann',
    filename: `${id}.full`,
    matchFilename: `${id}.match`,
    cardFilename: `${id}.card`,
    thumbFilename: `${id}.thumb`,
    blurredFilename: `${id}.blurred`,
    width: 720,
    height: 1_000,
    thumbhash: 'hash',
    status: 'active',
    rejection: null,
    isMain: false,
    isPrivate: false,
    position: 0,
    createdAt: new Date(),
    ...overrides,
  }
}

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
] as const)('§6: a %s (visible to visitors: %s) sees %j', (role, isForVisitors, seen) => {
  const photos = shownPhotos(rows, { role, isForVisitors })
  expect(photos.map(({ id, is_blurred }) => (is_blurred ? `${id} blurred` : id))).toEqual(seen)
})

test('of a blurred photo no file is named but the blurred one', () => {
  const [blurred] = shownPhotos([row('private', { isPrivate: true })], { role: 'free', isForVisitors: false })
  expect(JSON.stringify(blurred)).not.toMatch(/\.(full|match|card|thumb)/)
  expect(blurred).toMatchObject({ filename: 'private.blurred', width: 120, height: 150, is_private: true })
})
