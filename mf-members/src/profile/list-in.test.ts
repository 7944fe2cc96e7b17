import { expect, test } from 'vitest'
import { listIn } from './list-in.ts'

test.each([
  [{ list: ['a', 'b'] }, ['a', 'b']],
  [{ list: ['a', 7, null] }, ['a']],
  [{ list: 'a' }, []],
  [{}, []],
  [null, []],
  ['a', []],
])('the router state %j holds the list %j', (state, ids) => {
  expect(listIn(state)).toEqual(ids)
})
