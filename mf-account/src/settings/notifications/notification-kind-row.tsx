import { changeNotifications, type NotificationChoice, type NotificationKind } from 'contracts'
import { call } from 'shared-state/api'
import { SavedSwitch } from '../../components/saved-switch.tsx'
import { useWords } from '../../use-words.ts'
import { keepNotifications } from '../queries/keep-notifications.ts'
import classes from './notifications-section.module.css'

const WAYS = ['email', 'push'] as const

interface RowProps {
  readonly kind: NotificationKind
  readonly choice: NotificationChoice
}

/** One kind of news and its two switches. */
export function NotificationKindRow({ kind, choice }: RowProps) {
  const t = useWords()
  const name = t(`settings.kinds.${kind}.name`)
  return (
    <li className={classes['kind']}>
      <div>
        <p className={classes['name']}>{name}</p>
        <p className={classes['note']}>{t(`settings.kinds.${kind}.note`)}</p>
      </div>
      {WAYS.map((way) => (
        <SavedSwitch
          key={way}
          aria-label={`${t(`settings.ways.${way}`)}: ${name}`}
          isOn={choice[way]}
          save={async (isOn) => {
            const body = { notifications: { [kind]: { [way]: isOn } } }
            keepNotifications(await call(changeNotifications, { body }))
          }}
        >
          {t(`settings.ways.${way}`)}
        </SavedSwitch>
      ))}
    </li>
  )
}
