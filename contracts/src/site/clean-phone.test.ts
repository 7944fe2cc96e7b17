import { expect, test } from 'vitest'
import { cleanPhone } from './clean-phone.ts'

test.each([
  ['+44 20 7946 0138', '+442079460138'],
  ['020-794 60-138', '02079460138'],
  ['\u00a0020\t7946\n', '0207946'],
  ['(020) 7946', '(020)7946'],
  ['', ''],
])('§9: %j is shown as %s', (phone, clean) => {
  expect(cleanPhone(phone)).toBe(clean)
})
