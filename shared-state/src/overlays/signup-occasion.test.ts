import { beforeEach, expect, test } from 'vitest'
import { startTestState } from '../fixture-state.ts'
import { useStore } from '../state/store.ts'
import { openOverlay } from './overlays.ts'
import { holdSignup, isEntering, likedBy, openSignup, promiseIn } from './signup-occasion.ts'

const liked = { id: 'm1', name: 'Rosie', age: 33, main_image: null }
const data = () => useStore.getState().overlays[0]?.data

beforeEach(() => startTestState())

test('the dialog knows whom the visitor likes, also while it waits for the next page', () => {
  openSignup({ liked })
  expect([likedBy(data()), isEntering(data())]).toEqual([liked, false])
  holdSignup()
  expect([likedBy(data()), isEntering(data())]).toEqual([liked, true])
})

test('a signup without a dialog opens none', () => {
  holdSignup()
  expect(useStore.getState().overlays).toEqual([])
})

test.each([undefined, null, 'text', {}, { liked: 7 }, { liked: {} }, { mayClose: false }])(
  'the overlay may carry other data: %j',
  (other) => {
    openOverlay('signup', other)
    expect([likedBy(data()), isEntering(data())]).toEqual([undefined, false])
  },
)

test('the promise of a landing page is read from the state of the address, which may be anything', () => {
  const promise = { title: 'Coffee for two?', pictures: ['/1.webp', '/2.webp'] }
  expect(promiseIn({ promise, email: 'ann@example.com' })).toEqual({ ...promise, isLast: false })
  expect(promiseIn({ promise: { ...promise, isLast: true } })?.isLast).toBe(true)
  const odd = { title: 'Tea?', pictures: [7, '/1.webp', '/2.webp', '/3.webp', '/4.webp'] }
  expect(promiseIn({ promise: odd })?.pictures).toEqual(['/1.webp', '/2.webp', '/3.webp'])
  for (const other of [null, 'text', {}, { promise: 7 }, { promise: { title: 7, pictures: [] } }])
    expect(promiseIn(other)).toBeUndefined()
})
