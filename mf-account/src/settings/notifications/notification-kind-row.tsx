import { type NotificationChoice, type NotificationKind, sentNotifications } from 'contracts'
import { SavedSwitch } from '../../components/saved-switch.tsx'
import { useWords } from '../../use-words.ts'
import { saveNotificationChoice } from '../queries/save-notification-choice.ts'
import classes from './notifications-section.module.css'

interface NotificationKindRowProps {
  readonly kind: NotificationKind
  readonly choice: NotificationChoice
  /** Whether any browser of the member takes push messages. */
  readonly hasPush: boolean
}

/** One kind of notification, with a switch for each channel that it is sent on. That of push is off while no browser takes any. */
export function NotificationKindRow({ kind, choice, hasPush }: NotificationKindRowProps) {
  const t = useWords()
  const name = t(`settings.kinds.${kind}.name`)
  return (
    <li className={classes.kind}>
      <div>
        <p className={classes.name}>{name}</p>
        <p className={classes.note}>{t(`settings.kinds.${kind}.note`)}</p>
        {!sentNotifications[kind].includes('push') && (
          <p className={classes.note}>{t('settings.mailOnly')}</p>
        )}
      </div>
      {sentNotifications[kind].map((channel) => {
        const isSent = channel !== 'push' || hasPush
        return (
          <SavedSwitch
            key={channel}
            aria-label={`${t(`settings.ways.${channel}`)}: ${name}`}
            isDisabled={!isSent}
            isOn={isSent && choice[channel]}
            save={(isOn) => saveNotificationChoice(kind, channel, isOn)}
          >
            {t(`settings.ways.${channel}`)}
          </SavedSwitch>
        )
      })}
    </li>
  )
}
