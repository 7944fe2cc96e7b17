import { paths } from 'contracts'
import { expect, test } from 'vitest'
import { focusIn } from './focus-in.ts'

test.each([
  [paths['credits-id-paymentmethod'], { id: 'nl-60' }, 'payment'],
  [paths['credits-repeat-order'], {}, 'payment'],
  [paths.directdebit, {}, 'payment'],
  [paths['transactions-id'], { id: 'o1' }, 'payment'],
  [paths['transactions-id'], {}, null],
  [paths.credits, {}, null],
  [paths.premium, {}, null],
  [paths.studio, {}, 'work'],
  [paths['studio-id'], { id: 'l1' }, 'work'],
  [undefined, {}, null],
])('§4: the focus at %s with %j is %j', (path, params, focus) => {
  expect(focusIn({ path, params })).toBe(focus)
})
