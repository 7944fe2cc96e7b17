import { type MemberProfile, seeLike } from 'contracts'
import { useEffect } from 'react'
import { call } from 'shared-state/api'
import { applyLocally } from 'shared-state/apply-locally'
import { useMutation } from 'shared-state/query'

/** §4: opening the profile of somebody who likes the user clears that like's flag, and the badge follows. */
export function useSeeLike({ id, relation }: MemberProfile) {
  const isNew = relation?.like_new === true
  // Where it fails, the flag stays on the server, and the next opening clears it.
  const { mutate: see } = useMutation({
    mutationFn: () => call(seeLike, { query: { seen: '1' }, body: { profile: id } }),
    onSuccess: () => void applyLocally({ kind: 'like_seen', profile: id }),
  })
  useEffect(() => {
    if (isNew) see()
  }, [isNew, see])
}
