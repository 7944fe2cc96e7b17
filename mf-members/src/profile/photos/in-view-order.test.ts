import type { MemberPhoto } from 'contracts'
import { expect, test } from 'vitest'
import { inViewOrder } from './in-view-order.ts'

const photo = (id: string, is_main = false) => ({ id, is_main }) as MemberPhoto

test.each([
  [
    [photo('a'), photo('b', true), photo('c')],
    ['b', 'a', 'c'],
  ],
  [
    [photo('a', true), photo('b')],
    ['a', 'b'],
  ],
  [
    [photo('a'), photo('b')],
    ['a', 'b'],
  ],
])('the main photo of %j comes first', (photos, order) => {
  expect(inViewOrder(photos).map(({ id }) => id)).toEqual(order)
})
