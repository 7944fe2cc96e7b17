import { changeNotifications, notificationKinds } from 'contracts'
import { call } from 'shared-state/api'
import { useQuery } from 'shared-state/query'
import { Loaded } from '../../components/loaded.tsx'
import { SavedSwitch } from '../../components/saved-switch.tsx'
import { useWords } from '../../use-words.ts'
import { cacheNotifications, notificationsQuery } from '../queries/notifications-query.ts'
import { SettingsSection } from '../settings-section.tsx'
import { DisabledMail } from './disabled-mail.tsx'
import { NotificationKindRow } from './notification-kind-row.tsx'
import classes from './notifications-section.module.css'
import { PushReach } from './push-reach.tsx'

/** §2, §4: which notifications arrive by e-mail and push, and why one of the channels may be silent. */
export function NotificationsSection() {
  const t = useWords()
  const query = useQuery(notificationsQuery)
  return (
    <SettingsSection id="notifications" lead={t('settings.notifications.lead')}>
      <Loaded query={query} lines={10}>
        {({ notifications, disabled, push_browsers: browsers, push_here: isHere, push_names: hasNames }) => (
          <>
            {disabled.length > 0 && <DisabledMail reasons={disabled} />}
            <PushReach browsers={browsers} isHere={isHere} />
            {browsers > 0 && <PushNames hasNames={hasNames} />}
            <ul className={classes.kinds}>
              {notificationKinds.map((kind) => (
                <NotificationKindRow
                  key={kind}
                  kind={kind}
                  choice={notifications[kind]}
                  hasPush={browsers > 0}
                />
              ))}
            </ul>
          </>
        )}
      </Loaded>
    </SettingsSection>
  )
}

async function save(hasNames: boolean) {
  cacheNotifications(await call(changeNotifications, { body: { push_names: hasNames } }))
}

/** Whether push messages say who wrote, in all of the member's browsers. */
function PushNames({ hasNames }: { readonly hasNames: boolean }) {
  const t = useWords()
  return (
    <SavedSwitch isOn={hasNames} description={t('settings.push.names.note')} save={save}>
      {t('settings.push.names.switch')}
    </SavedSwitch>
  )
}
