import * as z from 'contracts/schema'
import { endpoint } from '../endpoint.ts'
import { user } from './user.ts'

/** What the site tells by itself, in the order in which the settings list it. */
export const notificationKinds = ['message', 'like', 'match', 'photo', 'offer'] as const

export type NotificationKind = (typeof notificationKinds)[number]

export interface NotificationChoice {
  readonly email: boolean
  readonly push: boolean
}

/** Of whom has chosen nothing: offers are for those who ask for them. */
export const defaultNotifications: Readonly<Record<NotificationKind, NotificationChoice>> = {
  message: { email: true, push: true },
  like: { email: true, push: true },
  match: { email: true, push: true },
  photo: { email: true, push: true },
  offer: { email: false, push: false },
}

const choice = z.object({ email: z.boolean(), push: z.boolean() })

const notifications = z.object({
  notifications: z.record(z.enum(notificationKinds), choice),
  /** §4: why no notification is mailed, whatever is chosen; what must be mailed (a new password, say) still is. */
  disabled: user.shape.notifications_disabled,
  /** How many browsers of the member are subscribed to push. */
  push_browsers: z.int(),
})

const NOTIFICATIONS = '/api/notifications.php'

export const getNotifications = endpoint({ method: 'GET', path: NOTIFICATIONS, answer: notifications })

/** What is left out stays. `enable_email` mails again after a complaint, a bounce or an unsubscription. */
export const changeNotifications = endpoint({
  method: 'PUT',
  path: NOTIFICATIONS,
  body: z.object({
    notifications: z.optional(z.partialRecord(z.enum(notificationKinds), z.partial(choice))),
    enable_email: z.optional(z.literal(true)),
  }),
  answer: notifications,
  repeatable: true,
})

/**
 * One click in a mailbox (RFC 8058), without being logged in: no notification is mailed any more. The token stands in every
 * such mail and is good for nothing else. Refused: `link_expired`.
 */
export const unsubscribe = endpoint({
  method: 'POST',
  path: '/api/unsubscribe.php',
  query: z.object({ token: z.string().check(z.maxLength(100)) }),
  answer: z.undefined(),
  repeatable: true,
})
