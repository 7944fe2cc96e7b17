import { expect, test } from 'vitest'
import {
  afterUploadEvent,
  mayTryAgain,
  nextOf,
  onTheWay,
  type Upload,
  type UploadEvent,
} from './upload-queue.ts'

const upload = (id: string): Upload => ({
  id,
  name: `${id}.jpg`,
  file: new Blob(),
  preview: '',
  state: 'waiting',
  sent: 0,
  code: null,
})

/** What is in the queue after all of this, and whose turn it is. */
function after(...events: readonly UploadEvent[]) {
  const begun = [upload('a'), upload('b'), upload('c')]
  const uploads = events.reduce(afterUploadEvent, begun)
  return {
    states: uploads.map(({ id, state, sent, code }) =>
      [id, state, ...(sent ? [sent] : []), ...(code ? [code] : [])].join(' '),
    ),
    next: nextOf(uploads)?.id,
    left: onTheWay(uploads).length,
  }
}

test('the first goes first, and the rest wait', () => {
  expect(after()).toEqual({ states: ['a waiting', 'b waiting', 'c waiting'], next: 'a', left: 3 })
  expect(after({ kind: 'started', id: 'a' })).toMatchObject({ next: undefined, left: 3 })
})

test('what is refused stays with its reason and holds nobody up', () => {
  expect(
    after(
      { kind: 'started', id: 'a' },
      { kind: 'progress', id: 'a', sent: 0.5 },
      { kind: 'refused', id: 'a', code: 'offline' },
    ),
  ).toEqual({ states: ['a refused 0.5 offline', 'b waiting', 'c waiting'], next: 'b', left: 2 })
})

test('what has gone up, or was given up, is gone', () => {
  expect(after({ kind: 'started', id: 'a' }, { kind: 'gone', id: 'a' }, { kind: 'gone', id: 'c' })).toEqual({
    states: ['b waiting'],
    next: 'b',
    left: 1,
  })
})

test('tried again, it is as new', () => {
  expect(after({ kind: 'refused', id: 'b', code: 'unexpected' }, { kind: 'again', id: 'b' }).states).toEqual([
    'a waiting',
    'b waiting',
    'c waiting',
  ])
})

test('further pictures come last', () => {
  expect(after({ kind: 'added', uploads: [upload('d')] }).states.at(-1)).toBe('d waiting')
})

test.each([
  ['offline', true],
  ['unexpected', true],
  ['too_many_requests', true],
  ['picture_unreadable', false],
  ['premium_only', false],
] as const)('after %s another try may help: %s', (code, may) => {
  expect(mayTryAgain(code)).toBe(may)
})
