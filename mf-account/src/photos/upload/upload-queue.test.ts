import { expect, test } from 'vitest'
import {
  isRetryable,
  nextUpload,
  pendingUploads,
  type Upload,
  type UploadEvent,
  uploadsReducer,
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

/** The queue after these events, and the upload to start next. */
function after(...events: readonly UploadEvent[]) {
  const begun = [upload('a'), upload('b'), upload('c')]
  const uploads = events.reduce(uploadsReducer, begun)
  return {
    states: uploads.map(({ id, state, sent, code }) =>
      [id, state, ...(sent ? [sent] : []), ...(code ? [code] : [])].join(' '),
    ),
    next: nextUpload(uploads)?.id,
    left: pendingUploads(uploads).length,
  }
}

test('uploads start in order, one at a time', () => {
  expect(after()).toEqual({ states: ['a waiting', 'b waiting', 'c waiting'], next: 'a', left: 3 })
  expect(after({ kind: 'started', id: 'a' })).toMatchObject({ next: undefined, left: 3 })
})

test('a refused upload stays with its error code and does not block the next one', () => {
  expect(
    after(
      { kind: 'started', id: 'a' },
      { kind: 'progress', id: 'a', sent: 0.5 },
      { kind: 'refused', id: 'a', code: 'offline' },
    ),
  ).toEqual({ states: ['a refused 0.5 offline', 'b waiting', 'c waiting'], next: 'b', left: 2 })
})

test('a finished or cancelled upload leaves the queue', () => {
  expect(
    after({ kind: 'started', id: 'a' }, { kind: 'removed', id: 'a' }, { kind: 'removed', id: 'c' }),
  ).toEqual({
    states: ['b waiting'],
    next: 'b',
    left: 1,
  })
})

test('a retried upload waits like a new one', () => {
  expect(
    after({ kind: 'refused', id: 'b', code: 'unexpected' }, { kind: 'retried', id: 'b' }).states,
  ).toEqual(['a waiting', 'b waiting', 'c waiting'])
})

test('pictures added later go to the end', () => {
  expect(after({ kind: 'added', uploads: [upload('d')] }).states.at(-1)).toBe('d waiting')
})

test.each([
  ['offline', true],
  ['unexpected', true],
  ['too_many_requests', true],
  ['picture_unreadable', false],
  ['premium_only', false],
] as const)('%s can be retried: %s', (code, may) => {
  expect(isRetryable(code)).toBe(may)
})
