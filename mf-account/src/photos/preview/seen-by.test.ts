import type { OwnPhoto } from 'contracts'
import { expect, test } from 'vitest'
import { ownPhoto } from '../fixture-photos.ts'
import { seenBy, type Viewer } from './seen-by.ts'

const photos: readonly OwnPhoto[] = [
  { id: 'a' },
  { id: 'b', is_private: true },
  { id: 'c', is_main: true },
  { id: 'd', status: 'pending' as const },
  { id: 'e', status: 'rejected' as const },
].map(ownPhoto)

test.each<[Viewer, string]>([
  ['visitor', 'c'],
  ['free', 'c a b~'],
  ['premium', 'c a b'],
])('§6: a %s member sees %s, the main one first and private ones blurred', (viewer, seen) => {
  const words = seenBy(viewer, photos).map(({ photo, isBlurred }) => photo.id + (isBlurred ? '~' : ''))
  expect(words.join(' ')).toBe(seen)
})

test.each<Viewer>(['visitor', 'free', 'premium'])(
  'where nothing is shown yet, a %s sees nothing',
  (viewer) => {
    expect(seenBy(viewer, [ownPhoto({ is_main: true, status: 'pending' })])).toEqual([])
  },
)
