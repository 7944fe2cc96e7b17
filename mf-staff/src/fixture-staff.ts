import { getStaff, type Staff, type StaffRole, type User } from 'contracts'
import { addWords } from 'shared-state/i18n'
import { queryClient } from 'shared-state/query'
import { freeMember, settings, startTestState } from '../../shared-state/src/fixture-state.ts'
import words from './words/en.json'

const PROVEN = '2030-01-01T00:00:00.000Z'

const phone: Staff['second_factor']['factors'][number] = {
  id: 'f1',
  kind: 'totp',
  name: 'Phone',
  created_at: '2026-11-01T08:00:00.000Z',
  last_used_at: null,
}

/** A member of staff at Amberly, and as support at another brand. */
export function staffWith({
  roles = ['admin'],
  factors = [phone],
  isProven = true,
}: {
  readonly roles?: readonly StaffRole[]
  readonly factors?: Staff['second_factor']['factors']
  readonly isProven?: boolean
} = {}): Staff {
  const until = isProven ? PROVEN : null
  return {
    brands: [
      { id: 'amberly', name: 'Amberly', is_own: true, roles: [...roles] },
      { id: 'gay', name: 'Garnet', is_own: false, roles: ['support'] },
    ],
    second_factor: { verified_until: until, fresh_until: until, factors, recovery_codes_left: 8 },
  }
}

/** Starts a page of a member of staff, whose roles and proof the server has told. */
export function startStaff(staff: Staff) {
  const user: User = { ...freeMember, id: 'me', role: 'staff' }
  // Pictures of stories and tests are in their addresses.
  startTestState({ user, settings: { ...settings, cdn_prefix: '' } })
  addWords('mf-staff', 'en', words)
  queryClient.setQueryData([getStaff.path], staff)
}
