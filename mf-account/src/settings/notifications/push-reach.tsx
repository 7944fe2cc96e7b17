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

/** Push in this browser, how many browsers it reaches, and why perhaps none. */
export function PushReach({ browsers }: { readonly browsers: number }) {
  const t = useWords()
  const push = usePush()
  const state = pushState(push, browsers)
  return (
    <div className={classes['push']}>
      {push.isCapable && (
        <SavedSwitch
          isOn={push.status === 'subscribed'}
          isDisabled={push.status === 'denied'}
          description={t('settings.push.note')}
          save={save}
        >
          {t('settings.push.switch')}
        </SavedSwitch>
      )}
      <p className={classes['reach']}>
        {browsers > 0 && t('settings.push.browsers', { count: browsers })}{' '}
        {state && t(`settings.push.states.${state}`)}
      </p>
    </div>
  )
}
