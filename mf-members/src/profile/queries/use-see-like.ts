import { type MemberProfile, seeLike } from 'contracts'
import { useEffect } from 'react'
import { call } from 'shared-state/api'
import { applyLocally } from 'shared-state/apply-locally'
import { useMutation } from 'shared-state/query'

/** §4: opening the profile of someone who likes the member marks that like as seen, and updates the badge. */
export function useSeeLike({ id, relation }: MemberProfile) {
  const isNew = relation?.like_new === true
  // No error handling: if this fails, the next visit to the profile tries again.
  const { mutate: see } = useMutation({
    mutationFn: () => call(seeLike, { query: { seen: '1' }, body: { profile: id } }),
    onSuccess: () => void applyLocally({ kind: 'like_seen', profile: id }),
  })
  useEffect(() => {
    if (isNew) see()
  }, [isNew, see])
}
