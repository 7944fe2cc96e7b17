import { expect, test } from 'vitest'
import { brandIn, pathAtBrand, type Staff, type StaffBrand } from './at-brand.ts'

const own: StaffBrand = { id: 'amberly', name: 'Amberly', is_own: true, roles: ['admin'] }
const other: StaffBrand = { id: 'gay', name: 'Bruno', is_own: false, roles: ['support'] }
const second_factor = { verified_until: null, fresh_until: null, factors: [], recovery_codes_left: 0 }
const staff: Staff = { brands: [own, other], second_factor }

test('the brand at work is the one in the address, or else the own one', () => {
  expect(brandIn(staff, '')).toBe(own)
  expect(brandIn(staff, '?brand=gay&who=7')).toBe(other)
  expect(brandIn(staff, '?brand=she')).toBeUndefined()
  expect(brandIn({ ...staff, brands: [] }, '')).toBeUndefined()
})

test('links lead to pages at the same brand', () => {
  expect(brandIn(staff, new URL(pathAtBrand('/staff/log', other), 'http://x').search)).toBe(other)
  expect(pathAtBrand('/staff/log', own)).toBe('/staff/log')
})
