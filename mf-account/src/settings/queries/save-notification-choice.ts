import { changeNotifications, type NotificationChoice, type NotificationKind } from 'contracts'
import { call } from 'shared-state/api'
import { cacheNotifications } from './notifications-query.ts'

/** Turns one kind of notification on or off for one channel. */
export async function saveNotificationChoice(
  kind: NotificationKind,
  channel: keyof NotificationChoice,
  isOn: boolean,
) {
  const body = { notifications: { [kind]: { [channel]: isOn } } }
  cacheNotifications(await call(changeNotifications, { body }))
}
