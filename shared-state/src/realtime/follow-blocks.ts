import { findMatches, getMember, getSwipe, searchMembers, type UserEvent } from 'contracts'
import { queryClient } from '../query.ts'

/** What shows members that nobody has patches for: a question more than an answer decides who stands in it. */
const SHOWING: readonly string[] = [searchMembers, getMember, getSwipe, findMatches].map(({ path }) => path)

/** §6: once one of two has blocked the other, neither stands on any page of the other's, nor comes back with one. */
export function followBlocks({ kind }: UserEvent) {
  if (kind !== 'blocked') return
  const predicate = ({ queryKey: [path] }: { readonly queryKey: readonly unknown[] }) =>
    SHOWING.includes(path as string)
  queryClient.removeQueries({ predicate, type: 'inactive' })
  void queryClient.invalidateQueries({ predicate })
}
