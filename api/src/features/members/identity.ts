import { getLikes } from 'contracts'
import { forMembers, type IdentityRow } from '../../http/identity.ts'
import { makeMatch } from './fixture-match.ts'

export const identity: readonly IdentityRow[] = [
  {
    endpoint: getLikes,
    async input(about) {
      await makeMatch(about, about.me, about.other)
      return {}
    },
    answers: forMembers(200),
    showsOther: true,
  },
]
