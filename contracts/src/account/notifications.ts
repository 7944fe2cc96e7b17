import * as z from 'contracts/schema'
import { endpoint } from '../endpoint.ts'
import { user } from './user.ts'

/** Kinds of notifications, in the order of the settings. */
export const notificationKinds = ['message', 'like', 'match', 'photo', 'offer'] as const

export type NotificationKind = (typeof notificationKinds)[number]

export interface NotificationChoice {
  readonly email: boolean
  readonly push: boolean
}

/** Until the member chooses. Offers are opt-in. */
export const defaultNotifications: Readonly<Record<NotificationKind, NotificationChoice>> = {
  message: { email: true, push: true },
  like: { email: true, push: true },
  match: { email: true, push: true },
  photo: { email: true, push: true },
  offer: { email: false, push: false },
}

/** The channels that each kind is sent on so far. A choice for another one is kept until it is. */
export const sentNotifications: Readonly<Record<NotificationKind, readonly (keyof NotificationChoice)[]>> = {
  message: ['email'],
  like: ['email'],
  match: ['email'],
  photo: ['email'],
  offer: [],
}

const choice = z.object({ email: z.boolean(), push: z.boolean() })

const notifications = z.object({
  notifications: z.record(z.enum(notificationKinds), choice),
  /** §4: why notification mails are off whatever the member chose; essential mails, such as a new password, still go out. */
  disabled: user.shape.notifications_disabled,
  /** Number of the member's browsers that are subscribed to push. */
  push_browsers: z.int(),
})

const NOTIFICATIONS = '/api/notifications.php'

export const getNotifications = endpoint({
  method: 'GET',
  path: NOTIFICATIONS,
  forMembers: true,
  answer: notifications,
})

/** Omitted kinds stay as they are. `enable_email` resumes mails after a complaint, a bounce or an unsubscription. */
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
 * One-click unsubscription from a mailbox (RFC 8058), without a login: stops all notification mails. Each of these mails
 * carries the token, which grants nothing else. Refused: `link_expired`.
 */
export const unsubscribe = endpoint({
  method: 'POST',
  path: '/api/unsubscribe.php',
  query: z.object({ token: z.string().check(z.maxLength(100)) }),
  answer: z.undefined(),
  repeatable: true,
})
