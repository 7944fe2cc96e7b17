import * as contract from 'contracts'
import { newId } from '../../../db/new-id.ts'
import { forStaff, type IdentityCase, type IdentityRow } from '../../../http/fixtures/identity.ts'
import { addCode } from '../../credits/discounts/fixture-codes.ts'

const reason = 'The spring campaign'

const newCode = () => ({
  body: { code: `NEW-${newId().replaceAll('_', '-')}`.slice(0, 30), percentage: 10, reason },
})

const codeOf = (place: (about: IdentityCase) => IdentityCase['me']) => async (about: IdentityCase) => {
  const { code: name } = await addCode(about.database, { brandId: place(about).brandId })
  return { body: { name, reason } }
}

export const codeIdentity: readonly IdentityRow[] = [
  { endpoint: contract.findStaffCodes, statuses: forStaff(200), staffRoles: ['finance', 'marketing'] },
  {
    endpoint: contract.makeStaffCodes,
    input: newCode,
    statuses: forStaff(200),
    staffRoles: ['finance'],
    secondFactor: 'fresh',
  },
  {
    endpoint: contract.endStaffCode,
    input: codeOf(({ me }) => me),
    statuses: forStaff(204),
    staffRoles: ['finance'],
    foreign: [codeOf(({ far: [one] }) => one)],
  },
]
