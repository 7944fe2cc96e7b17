import { expect, test } from 'vitest'
import { OVERLAY_ORDER, type Overlay, queued } from './overlay-order.ts'

const queueOf = (names: readonly string[]) =>
  names.reduce<readonly Overlay[]>((queue, name) => queued(queue, { name, data: null }), [])

test.each([
  [['time-bonus', 'like', 'entry-warning'], 'entry-warning like time-bonus'],
  [['icebreaker', 'time-bonus', 'gift'], 'time-bonus icebreaker gift'],
  [['like', 'match', 'like'], 'match like'],
  [OVERLAY_ORDER.toReversed(), 'entry-warning signup activation-reminder match like time-bonus'],
])('§2: %j queue up as %s', (names, order) => {
  expect(
    queueOf(names)
      .map(({ name }) => name)
      .join(' '),
  ).toBe(order)
})

test('an overlay that is opened again gets the newer data', () => {
  const queue = queued(queued([], { name: 'like', data: 1 }), { name: 'like', data: 2 })
  expect(queue).toEqual([{ name: 'like', data: 2 }])
})
