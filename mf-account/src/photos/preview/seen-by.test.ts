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
])('§6: a %s viewer sees %s: the main photo first, private ones blurred', (viewer, seen) => {
  const words = seenBy(viewer, photos).map(({ photo, isBlurred }) => photo.id + (isBlurred ? '~' : ''))
  expect(words.join(' ')).toBe(seen)
})

test.each<Viewer>(['visitor', 'free', 'premium'])(
  'a %s viewer sees no photo that is not approved yet',
  (viewer) => {
    expect(seenBy(viewer, [ownPhoto({ is_main: true, status: 'pending' })])).toEqual([])
  },
)
