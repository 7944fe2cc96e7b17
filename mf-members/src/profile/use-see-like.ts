import { type MemberProfile, seeLike, withLikeSeen } from 'contracts'
import { useEffect } from 'react'
import { call } from 'shared-state/api'
import { queryClient, useMutation } from 'shared-state/query'
import { likesQuery } from '../queries/likes-query.ts'
import { memberQuery } from './member-query.ts'

/** §4: opening the profile of somebody who likes the user clears that like's flag, and the badge follows. */
export function useSeeLike({ id, relation }: MemberProfile) {
  const isNew = relation?.like_new === true
  // Where it fails, the flag stays on the server, and the next opening clears it.
  const { mutate: see } = useMutation({
    mutationFn: () => call(seeLike, { query: { seen: '1' }, body: { profile: id } }),
    onSuccess() {
      queryClient.setQueryData(likesQuery.queryKey, (known) => {
        return known && withLikeSeen(known, { kind: 'like_seen', profile: id })
      })
      queryClient.setQueryData(memberQuery(id).queryKey, (known) => {
        const seen = known?.profile.relation && { ...known.profile.relation, like_new: false }
        return seen ? { profile: { ...known.profile, relation: seen } } : known
      })
    },
  })
  useEffect(() => {
    if (isNew) see()
  }, [isNew, see])
}
