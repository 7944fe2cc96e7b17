import { getNotifications, notificationKinds } from 'contracts'
import { Loaded } from '../../components/loaded.tsx'
import { useOwnQuery } from '../../queries/use-own-query.ts'
import { useWords } from '../../use-words.ts'
import { Section } from '../section.tsx'
import { DisabledMail } from './disabled-mail.tsx'
import { NotificationKindRow } from './notification-kind-row.tsx'
import classes from './notifications-section.module.css'
import { PushReach } from './push-reach.tsx'

/** §2, §4: of each kind of news, by which ways one is told; and why nothing comes by one of them. */
export function NotificationsSection() {
  const t = useWords()
  const query = useOwnQuery(getNotifications)
  return (
    <Section id="notifications" lead={t('settings.notifications.lead')}>
      <Loaded query={query} lines={10}>
        {({ notifications, disabled, push_browsers: browsers }) => (
          <>
            {disabled.length > 0 && <DisabledMail reasons={disabled} />}
            <ul className={classes['kinds']}>
              {notificationKinds.map((kind) => (
                <NotificationKindRow key={kind} kind={kind} choice={notifications[kind]} />
              ))}
            </ul>
            <PushReach browsers={browsers} />
          </>
        )}
      </Loaded>
    </Section>
  )
}
