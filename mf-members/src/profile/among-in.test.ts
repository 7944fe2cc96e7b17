import { expect, test } from 'vitest'
import { amongIn } from './among-in.ts'

test.each([
  [{ among: ['a', 'b'] }, ['a', 'b']],
  [{ among: ['a', 7, null] }, ['a']],
  [{ among: 'a' }, []],
  [{}, []],
  [null, []],
  ['a', []],
])('%j was opened among %j', (state, ids) => {
  expect(amongIn(state)).toEqual(ids)
})
