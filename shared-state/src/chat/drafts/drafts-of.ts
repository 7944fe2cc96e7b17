import { state } from '../../state/state.ts'
import { Drafts } from './drafts.ts'

/** The drafts of a member in this page. */
export function draftsOf(member: string): Drafts {
  const { drafts } = state
  const own = drafts.get(member) ?? new Drafts(member)
  drafts.set(member, own)
  return own
}
