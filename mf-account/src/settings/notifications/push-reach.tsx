import { useEffect } from 'react'
import { turnPushOff, turnPushOn, usePush } from 'shared-state/push'
import { queryClient } from 'shared-state/query'
import { SavedSwitch } from '../../components/saved-switch.tsx'
import { useWords } from '../../use-words.ts'
import { notificationsQuery } from '../queries/notifications-query.ts'
import classes from './notifications-section.module.css'
import { pushState } from './push-state.ts'

async function save(isOn: boolean) {
  await (isOn ? turnPushOn() : turnPushOff())
  await queryClient.invalidateQueries(notificationsQuery)
}

interface PushReachProps {
  /** Browsers that the server sends push to. */
  readonly browsers: number
  /** Whether this is one of them. */
  readonly isHere: boolean
}

/** Push in this browser, how many browsers it reaches, and why perhaps none. */
export function PushReach({ browsers, isHere }: PushReachProps) {
  const t = useWords()
  const push = usePush()
  const state = pushState(push, { browsers, isHere })
  // Another tab may have turned it on or off since the server's answer.
  const isOutdated = push.status !== 'unknown' && (push.status === 'subscribed') !== isHere
  useEffect(() => {
    if (isOutdated) void queryClient.invalidateQueries(notificationsQuery)
  }, [isOutdated])
  return (
    <div className={classes.push}>
      {push.isCapable && (
        <SavedSwitch
          isOn={push.status === 'subscribed' && isHere}
          isDisabled={push.status === 'denied'}
          description={t('settings.push.note')}
          save={save}
        >
          {t('settings.push.switch')}
        </SavedSwitch>
      )}
      <p className={classes.reach}>
        {browsers > 0 && t('settings.push.browsers', { count: browsers })}{' '}
        {state && t(`settings.push.states.${state}`)}
      </p>
    </div>
  )
}
