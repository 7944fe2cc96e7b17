import { expect, test } from 'vitest'
import { availableSexualities, withGender } from './available-sexualities.ts'

test.each([
  [{ gender: null, sexuality: null }, ['hetero', 'gay', 'lesbian', 'bi']],
  [{ gender: 'female', sexuality: 'bi' }, ['hetero', 'lesbian', 'bi']],
  [{ gender: 'female', sexuality: 'gay' }, ['hetero', 'gay', 'lesbian', 'bi']],
  [{ gender: 'male', sexuality: null }, ['hetero', 'gay', 'bi']],
  [{ gender: 'male', sexuality: 'lesbian' }, ['hetero', 'gay', 'lesbian', 'bi']],
] as const)('§3: a member with %j may choose among %j', (orientation, choices) => {
  expect(availableSexualities(orientation)).toEqual(choices)
})

test.each([
  ['male', 'lesbian', null],
  ['male', 'bi', 'bi'],
  ['female', 'gay', null],
  ['female', 'lesbian', 'lesbian'],
  ['female', null, null],
] as const)('a change of gender to %s turns the sexuality %s into %s', (gender, sexuality, expected) => {
  expect(withGender(gender, { gender: null, sexuality })).toEqual({ gender, sexuality: expected })
})
