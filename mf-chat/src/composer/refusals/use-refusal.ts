import { type Conversation, type ErrorCode, getChat, type User, writingRefusals } from 'contracts'
import { useEffect } from 'react'
import { useOutgoing } from 'shared-state/outgoing'
import { queryClient } from 'shared-state/query'
import { useUser } from 'shared-state/session'

type Refusal = Conversation['refusal']

const refusals: readonly ErrorCode[] = writingRefusals

/** Why the member cannot write; read again once something here shows that it may have changed. */
export function useRefusal({ profile, refusal }: Conversation): Refusal {
  const user = useUser()
  const refused = useOutgoing(profile.id).find(({ error }) => error && refusals.includes(error))
  const isOver = isOverFor(refusal, user)
  const news = isOver ? refusal : refusal === null && refused?.id

  useEffect(() => {
    if (news) void queryClient.invalidateQueries({ queryKey: [getChat.path] })
  }, [news])

  return refusal
}

/** §4, §5: the member has confirmed the address, become premium, or shown the profile again, since the conversation was read. */
function isOverFor(refusal: Refusal, user: User | null): boolean {
  if (refusal === 'confirmation_required') return user?.status === 'confirmed'
  if (refusal === 'profile_hidden') return user?.profile.status === 'active'
  return refusal === 'conversation_limit' && user?.role !== 'free'
}
