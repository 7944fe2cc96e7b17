import type { OwnPhoto } from 'contracts'
import { expect, test } from 'vitest'
import { ownPhoto } from './fixture-photos.ts'
import { applyPhotoChange, mayBeMain, type PhotoChange } from './photo-change.ts'

type Few = readonly Partial<OwnPhoto>[]

/** Photos as text: `*` marks the main one, `-` a private one. */
const asWords = (photos: readonly OwnPhoto[]) =>
  photos.map(({ id, is_main, is_private }) => `${id}${is_main ? '*' : ''}${is_private ? '-' : ''}`).join(' ')

const THREE: Few = [{ id: 'a', is_main: true }, { id: 'b' }, { id: 'c' }]
const PRIVATE: Few = [{ id: 'a', is_main: true }, { id: 'b', is_private: true }, { id: 'c' }]

test.each<[Few, PhotoChange, string]>([
  [THREE, { kind: 'move', photo: 'a', position: 2 }, 'b c a*'],
  [THREE, { kind: 'move', photo: 'c', position: 0 }, 'c a* b'],
  [THREE, { kind: 'move', photo: 'b', position: 1 }, 'a* b c'],
  [THREE, { kind: 'move', photo: 'x', position: 0 }, 'a* b c'],
  [THREE, { kind: 'main', photo: 'b' }, 'a b* c'],
  [THREE, { kind: 'privacy', photo: 'b', isPrivate: true }, 'a* b- c'],
  [THREE, { kind: 'privacy', photo: 'a', isPrivate: true }, 'a- b* c'],
  [PRIVATE, { kind: 'privacy', photo: 'b', isPrivate: false }, 'a* b c'],
  [PRIVATE, { kind: 'delete', photo: 'a' }, 'b- c*'],
  [PRIVATE, { kind: 'delete', photo: 'c' }, 'a* b-'],
  [[{ id: 'a', is_main: true }], { kind: 'delete', photo: 'a' }, ''],
  [
    [
      { id: 'a', is_main: true },
      { id: 'b', status: 'rejected' },
      { id: 'c', status: 'pending' },
    ],
    { kind: 'delete', photo: 'a' },
    'b c*',
  ],
  [
    [{ id: 'a', is_main: true }, { id: 'b', status: 'pending' }, { id: 'c' }],
    { kind: 'delete', photo: 'a' },
    'b c*',
  ],
])('%j, changed by %j', (few, change, after) => {
  expect(asWords(applyPhotoChange(few.map(ownPhoto), change))).toBe(after)
})

test.each<[string, Few, boolean]>([
  ['another visible photo', [{ is_main: true }, {}], true],
  ['the main one', [{}, { is_main: true }], false],
  ['a private one', [{ is_main: true }, { is_private: true }], false],
  ['a rejected one', [{ is_main: true }, { status: 'rejected' }], false],
  ['a pending photo beside an active one', [{ is_main: true }, { status: 'pending' }], false],
  ['a pending photo if all are pending', [{ is_main: true, status: 'pending' }, { status: 'pending' }], true],
])('whether the last photo can become the main one: %s', (_, few, may) => {
  const photos = few.map(ownPhoto)
  const last = photos.at(-1)
  expect(last && mayBeMain(last, photos)).toBe(may)
})
