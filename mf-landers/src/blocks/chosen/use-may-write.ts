import { hasTrafficSource, type MemberProfile, maySignUp } from 'contracts'
import { useRole, useSettings } from 'shared-state/session'
import { useStore } from 'shared-state/store'

export type MayWrite = 'here' | 'in the chat' | 'after a login' | 'not to oneself'

/** §4: where the viewer may write to this member: visitors here, if the brand lets them sign up. */
export function useMayWrite({ is_own }: MemberProfile): MayWrite {
  const role = useRole()
  const settings = useSettings()
  const hasSource = hasTrafficSource(useStore((store) => store.tracking))
  if (is_own) return 'not to oneself'
  if (role !== 'visitor') return 'in the chat'
  return maySignUp(settings, hasSource) ? 'here' : 'after a login'
}
