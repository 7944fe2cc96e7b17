import { getPage } from 'contracts'
import { forAll, type IdentityRow } from '../../http/fixtures/identity.ts'

export const identity: readonly IdentityRow[] = [
  { endpoint: getPage, input: () => ({ query: { name: 'terms', locale: 'en' } }), statuses: forAll(200) },
]
