import { getLikes, type MemberProfile, seeLike, withLikeSeen } from 'contracts'
import { useEffect } from 'react'
import { call } from 'shared-state/api'
import { endpointQuery, queryClient, useMutation } from 'shared-state/query'
import { profileRequest } from './profile-request.ts'

/** §4: opening the profile of somebody who likes the user clears that like's flag, and the badge follows. */
export function useSeeLike({ id, relation }: MemberProfile) {
  const isNew = relation?.like_new === true
  // Where it fails, the flag stays on the server, and the next opening clears it.
  const { mutate: see } = useMutation({
    mutationFn: () => call(seeLike, { query: { seen: '1' }, body: { profile: id } }),
    onSuccess() {
      queryClient.setQueryData(endpointQuery(getLikes).queryKey, (known) => {
        return known && withLikeSeen(known, { kind: 'like_seen', profile: id })
      })
      queryClient.setQueryData(profileRequest(id).queryKey, (known) => {
        const seen = known?.profile.relation && { ...known.profile.relation, like_new: false }
        return seen ? { profile: { ...known.profile, relation: seen } } : known
      })
    },
  })
  useEffect(() => {
    if (isNew) see()
  }, [isNew, see])
}
