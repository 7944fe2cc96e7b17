import { dismissals } from 'contracts'
import { useLocation } from 'platform/runtime/router'
import { useDismissed } from 'shared-state/dismissals'
import { useUser } from 'shared-state/session'
import { type AccountAlert, currentAlert } from './current-alert.ts'

export function useCurrentAlert(): AccountAlert | null {
  const user = useUser()
  const { pathname } = useLocation()
  const dismissed = {
    notifications: useDismissed(dismissals.disabledNotifications),
    photo: useDismissed(dismissals.profilePhoto),
  }
  return currentAlert({ user, pathname, dismissed })
}
