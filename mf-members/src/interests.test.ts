import { interests } from 'contracts'
import { interestNames } from 'shared-ui/interest-icon'
import { expect, test } from 'vitest'

// The kit knows no contract, so each has a list of its own.
test('§3: the kit has an icon for every interest that the server knows, in the same order', () => {
  expect(interestNames).toEqual(interests)
})
