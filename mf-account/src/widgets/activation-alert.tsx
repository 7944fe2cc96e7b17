import { useSearchParams } from 'platform/runtime/router'
import { lazy, Suspense, useEffect } from 'react'
import { openOverlay } from 'shared-state/overlays'
import { useUser } from 'shared-state/session'
import { activationReminder } from '../activation/activation-reminder.ts'
import { useIsSmartphone } from '../activation/use-is-smartphone.ts'
import { useCurrentAlert } from './use-current-alert.ts'

const ReminderAlert = lazy(() =>
  import('../activation/reminder-alert.tsx').then((module) => ({ default: module.ReminderAlert })),
)

const ARRIVAL = 'api_signup_complete'

/** §4: reminds a member to confirm the e-mail address: by alert, or by dialog on arrival at a smartphone. */
export function Widget() {
  const user = useUser()
  const [query, setQuery] = useSearchParams()
  const visit = { isSignupComplete: query.has(ARRIVAL), isSmartphone: useIsSmartphone() }
  const isCurrent = useCurrentAlert() === 'activation'
  const reminder = user ? activationReminder({ user, ...visit }) : 'none'

  useEffect(() => {
    if (reminder !== 'modal') return
    openOverlay('activation-reminder')
    // The dialog opens once per arrival; after that, the alert is the reminder.
    setQuery(
      (before) => {
        before.delete(ARRIVAL)
        return before
      },
      { replace: true },
    )
  }, [reminder, setQuery])

  return <Suspense>{reminder === 'alert' && isCurrent && <ReminderAlert />}</Suspense>
}
