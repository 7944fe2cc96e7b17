import { useLocation, useSearchParams } from 'platform/runtime/router'
import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react'
import { useCurrentAlert } from 'shared-state/alerts'
import { openOverlay } from 'shared-state/overlays'
import { breakpoints } from 'shared-ui/breakpoints'

const ReminderAlert = lazy(() =>
  import('../activation/reminder-alert.tsx').then((module) => ({ default: module.ReminderAlert })),
)

const ARRIVAL = 'api_signup_complete'

/** §4: reminds a member to confirm the e-mail address: by alert, or by dialog on arrival at a smartphone. */
export function Widget() {
  const { pathname } = useLocation()
  const [query, setQuery] = useSearchParams()
  const isSmartphone = useIsSmartphone()
  const alert = useCurrentAlert(pathname, isSmartphone && query.has(ARRIVAL))

  useEffect(() => {
    if (alert !== 'activation-dialog') return
    openOverlay('activation-reminder')
    // The dialog opens once per arrival; after that, the alert is the reminder.
    setQuery(
      (before) => {
        before.delete(ARRIVAL)
        return before
      },
      { replace: true },
    )
  }, [alert, setQuery])

  return <Suspense>{alert === 'activation' && <ReminderAlert />}</Suspense>
}

const { small } = breakpoints

/** Matches portrait and landscape. */
const SMARTPHONE = `(width < ${small}px), ((height < ${small}px) and (pointer: coarse))`

/** As it is now: turning the phone changes nothing. False on a server. */
function useIsSmartphone(): boolean {
  return useSyncExternalStore(subscribe, isSmartphone, () => false)
}

const isSmartphone = () => matchMedia(SMARTPHONE).matches

const subscribe = () => () => {}
