import { dismissals } from 'contracts'
import { useUser } from '../session/session.ts'
import { useStore } from '../state/store.ts'
import { useHasBonusBanner } from '../time-bonus/time-bonus.ts'
import { type AccountAlert, currentAlert } from './current-alert.ts'
import { useDismissed } from './dismissals.ts'
import { showsPushAlert } from './shows-push-alert.ts'

/** The alert above the page at `pathname`. The shell and each widget ask, to agree on which it is. */
export function useCurrentAlert(pathname: string, isArrivalByPhone = false): AccountAlert | null {
  const user = useUser()
  const dismissed = {
    notifications: useDismissed(dismissals.disabledNotifications),
    photo: useDismissed(dismissals.profilePhoto),
    install: useDismissed(dismissals.install),
  }
  const push = useStore((store) => store.push)
  const isDismissed = useDismissed(dismissals.push)
  const offersPush = showsPushAlert({ push, pathname, isDismissed })
  const canInstall = useStore(({ install }) => install.isOffered && install.way !== null)
  const hasBanner = useHasBonusBanner(pathname)
  const visits = useStore(({ install }) => install.visits)
  return currentAlert({
    user,
    pathname,
    dismissed,
    offersPush,
    install: { canInstall, visits },
    hasBanner,
    isArrivalByPhone,
  })
}
