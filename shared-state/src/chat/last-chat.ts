import { currentUser, useUser } from '../session/session.ts'
import { useStore } from '../state/store.ts'

interface Opened {
  /** Id of the other member. */
  readonly profile: string
  /** ISO date and time. */
  readonly opened_at: string
}

/** §3: the conversation that the user opened last in this browser. */
export function useLastChat(): Opened | null {
  const user = useUser()
  const last = useStore(({ lastChat }) => lastChat)
  return last && last.member === user?.id ? last : null
}

/** Remembers that the user has opened the conversation with this member. */
export function rememberChat(profile: string) {
  const user = currentUser()
  if (!user) return
  useStore.getState().rememberChat({ member: user.id, profile, opened_at: new Date().toISOString() })
}
