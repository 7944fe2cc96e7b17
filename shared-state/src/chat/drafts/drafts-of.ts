import { perPage } from '../../state/state.ts'
import { Drafts } from './drafts.ts'

const draftsByMember = perPage(() => new Map<string, Drafts>())

/** The drafts of a member in this page. */
export function draftsOf(member: string): Drafts {
  const own = draftsByMember().get(member) ?? new Drafts(member)
  draftsByMember().set(member, own)
  return own
}
