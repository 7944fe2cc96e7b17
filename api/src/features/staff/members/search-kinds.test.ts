import { expect, test } from 'vitest'
import { newId } from '../../../db/new-id.ts'
import { newReference } from '../../../db/new-reference.ts'
import { switchId } from '../../../payments/switch-id.ts'
import { searchKinds } from './search-kinds.ts'

test.each([
  ['Ann@Example.com ', ['email']],
  [switchId('pay', 'an order'), ['order']],
  [switchId('ref', 'a refund'), ['order']],
  [newReference(), ['reference', 'order', 'name']],
  ['k7qm 2xhp', ['reference', 'order', 'name']],
  ['Margaret', ['reference', 'order', 'name']],
  ['+31 6 1234 5678', ['phone']],
  ['06-12345678', ['phone']],
  [newId(), ['id', 'order', 'name']],
  ['Ann', ['name']],
  ['Ann at home', ['name']],
])('%s may be %s', (text, kinds) => {
  expect(searchKinds(text)).toEqual(kinds)
})
