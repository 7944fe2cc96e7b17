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
  message: ['email', 'push'],
  like: ['email', 'push'],
  match: ['email', 'push'],
  photo: ['email'],
  offer: ['email'],
}

const choice = z.object({ email: z.boolean(), push: z.boolean() })

const notifications = z.object({
  notifications: z.record(z.enum(notificationKinds), choice),
  /** §4: why notification mails are off whatever the member chose; essential mails still go out. */
  disabled: user.shape.notifications_disabled,
  /** Number of the member's browsers that are subscribed to push. */
  push_browsers: z.int(),
  /** Whether this login's browser is one of them. Its push service may have dropped it silently. */
  push_here: z.boolean(),
  /** Whether push messages say who wrote or likes. Off by default, since anyone may see the screen. */
  push_names: z.boolean(),
})

const NOTIFICATIONS = '/api/notifications.php'

export const getNotifications = endpoint({
  method: 'GET',
  path: NOTIFICATIONS,
  forMembers: true,
  answer: notifications,
})

/** Omitted kinds stay. `enable_email` resumes mails after a complaint, a bounce or an unsubscription. */
export const changeNotifications = endpoint({
  method: 'PUT',
  path: NOTIFICATIONS,
  body: z.object({
    notifications: z.optional(z.partialRecord(z.enum(notificationKinds), z.partial(choice))),
    enable_email: z.optional(z.literal(true)),
    push_names: z.optional(z.boolean()),
  }),
  answer: notifications,
  repeatable: true,
})

/** The topics of notification mails, with the settings that govern each; a reminder is governed by none. */
export const mailTopics = {
  news: ['message', 'like', 'match'],
  photo: ['photo'],
  offer: ['offer'],
  reminder: [],
} as const satisfies Readonly<Record<string, readonly NotificationKind[]>>

export type MailTopic = keyof typeof mailTopics

/**
 * A call by the mail provider about a bounce, a complaint or a suppression, in Postmark's JSON. It proves
 * itself by HTTP Basic; the credentials are a setting of the server. Other reports are accepted and ignored.
 */
export const receiveMailReport = endpoint({
  method: 'POST',
  path: '/api/mail-webhook.php',
  answer: z.undefined(),
})

/**
 * A call by the SMS provider about a text message that it accepted, in Twilio's form or Vonage's JSON. The
 * address names the text and carries the site's own proof.
 */
export const receiveSmsReport = endpoint({
  method: 'POST',
  path: '/api/sms-webhook.php',
  query: z.object({ id: z.string(), token: z.string() }),
  answer: z.undefined(),
})

const token = z.string().check(z.maxLength(100))

/** `on`: all mails that the member chose; `topic_off`: none about this mail's topic; `off`: none. */
const mails = z.enum(['on', 'topic_off', 'off'])

const mailChoice = z.object({
  topic: z.enum(Object.keys(mailTopics) as MailTopic[]),
  mails,
  /** Reasons why no mail arrives whatever is chosen here. */
  disabled: user.shape.notifications_disabled,
})

export type MailChoice = z.output<typeof mailChoice>

const MAIL_CHOICE = '/api/mail-choice.php'

/** The mails that a reader gets, by the token of an unsubscribe link. Refused: `link_expired`. */
export const getMailChoice = endpoint({
  method: 'GET',
  path: MAIL_CHOICE,
  query: z.object({ token }),
  answer: mailChoice,
})

/** Stops mails by a mail's link, and undoes that. A bounce or a complaint stays. Refused: `link_expired`. */
export const chooseMails = endpoint({
  method: 'PUT',
  path: MAIL_CHOICE,
  body: z.object({ token, mails }),
  answer: mailChoice,
  repeatable: true,
})

/**
 * One-click unsubscription from a mailbox (RFC 8058), without a login: stops all notification mails. The
 * mail's token tells the member and the topic, and grants nothing else. Refused: `link_expired`.
 */
export const unsubscribe = endpoint({
  method: 'POST',
  path: '/api/unsubscribe.php',
  query: z.object({ token }),
  answer: z.undefined(),
  repeatable: true,
})
