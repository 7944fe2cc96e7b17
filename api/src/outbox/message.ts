import type { Currency, DecisionKind, Locale, reportOutcomes, reportReasons } from 'contracts'
import type { decisionSources } from '../tables/decisions.ts'

/** Occasions on which staff write to all members. */
export const announcementKinds = ['terms', 'incident'] as const

/** The member to whom the recipient wrote at signup, or whom they liked, as visitors may see them. The picture is a file name. */
export interface SignupReceiver {
  readonly name: string
  readonly picture: string | null
}

/** The data that each kind of mail is rendered from. A token belongs to its button's page. */
export interface MailData {
  /** The receiver of a message, or else of a like, is looked up when the mail is sent, and not stored. */
  readonly activate: {
    readonly token: string
    readonly receiver?: SignupReceiver
    readonly liked?: SignupReceiver
  }
  readonly 'reset-password': { readonly token: string }
  readonly 'mail-change': { readonly token: string }
  /** Sent to the old address when a change is requested, and when it is done. The token undoes it. */
  readonly 'mail-change-notice': { readonly token: string }
  readonly 'mail-changed': { readonly token: string }
  /** Someone tried to sign up with an address that has an account, which the page did not reveal. */
  readonly 'already-member': Readonly<Record<string, never>>
  /** §4: until `deletedAt`, the token restores the account. */
  readonly 'account-deletion': { readonly token: string; readonly deletedAt: string }
  readonly 'password-changed': { readonly changedAt: string }
  /** A second factor of a member of staff was added or removed, or their recovery codes were made anew. */
  readonly 'second-factor-changed': {
    readonly change: 'added' | 'removed' | 'codes'
    /** ISO date and time. */
    readonly changedAt: string
  }
  /** Staff hand over what the site has about the member: it is downloaded after a login. */
  readonly 'data-ready': Readonly<Record<string, never>>
  readonly 'complaint-received': {
    readonly reference: string
    /** The token of the link that shows how far it is. */
    readonly token?: string
  }
  readonly 'complaint-answered': { readonly reference: string; readonly answer: string }
  readonly 'photo-approved': Readonly<Record<string, never>>
  /** Sent once to a member who has not confirmed their address. */
  readonly 'activate-reminder': MailData['activate']
  /** A discount on first purchases, for members who asked for offers; not sent after `expires`. */
  readonly offer: { readonly percentage: number; readonly expires: string }
  /** A digest: how much is new for the member since a moment. It is counted again when it is sent. */
  readonly news: {
    readonly messages: number
    readonly likes: number
    readonly matches: number
    /** ISO date and time. */
    readonly since: string
  }
  /** A reminder of what an absent member has not seen, counted again when it is sent. */
  readonly return: MailData['news']
  /** The amount, with discount and fee, is in the currency's minor unit. */
  readonly 'payment-receipt': {
    readonly order: string
    /** Number of the payment. */
    readonly payment: string
    readonly credits: number
    readonly amount: number
    readonly currency: Currency
    /** ISO date and time. */
    readonly paidAt: string
  }
  /** The amount is in the currency's minor unit. */
  readonly 'refund-receipt': {
    readonly order: string
    /** Number of the payment. */
    readonly payment: string
    readonly credits: number
    readonly amount: number
    readonly currency: Currency
    /** ISO date and time. */
    readonly refundedAt: string
  }
  /** Staff write to every member of a brand, as before the terms change or after an incident. */
  readonly announcement: {
    readonly about: (typeof announcementKinds)[number]
    readonly subject: string
    readonly text: string
  }
  /** The outcome of a report that the member made. */
  readonly 'report-decided': { readonly reference: string; readonly outcome: (typeof reportOutcomes)[number] }
  /** A decision of staff about the member, with its reasons. */
  readonly decision: {
    readonly reference: string
    readonly kind: DecisionKind
    readonly rule: (typeof reportReasons)[number]
    readonly facts: string
    readonly source: (typeof decisionSources)[number]
    /** When a suspension ends; ISO date and time. */
    readonly until?: string
    /** The token of the link by which the member objects; signed as the mail is sent. */
    readonly token?: string
  }
  /** A decision was undone, or stands after an objection. */
  readonly 'decision-reviewed': {
    readonly reference: string
    readonly isLifted: boolean
    readonly answer: string
  }
  /** The notice before a direct debit, with its mandate. */
  readonly 'debit-announced': {
    readonly reference: string
    /** In minor units. */
    readonly amount: number
    readonly currency: Currency
    /** Masked. */
    readonly account: string
    readonly creditor: string
    readonly creditorId: string
    /** When the member agreed: the switch is told no day, so the bank may take the money from then on. */
    readonly collectedAt: string
  }
}

export interface SmsData {
  /** Not sent once `expires` has passed. */
  readonly code: { readonly code: string; readonly expires?: string }
}

/** A push message names `fromId` only if its reader chose that, and is not sent after a block. */
export interface PushData {
  readonly 'new-message': {
    readonly fromId: string
    readonly conversationId: string
    readonly sequence: number
  }
  readonly 'new-like': { readonly fromId: string }
  readonly 'new-match': { readonly fromId: string }
}

export type MailKind = keyof MailData
export type SmsKind = keyof SmsData
export type PushKind = keyof PushData

/** To a member. Unless `address` is given, mails go to the account's address at the time of sending. */
interface ToMember {
  readonly memberId: string
  readonly address?: string
  /** Defaults to the member's language. */
  readonly locale?: Locale
}

/** To an address without a known account. */
interface ToAddress {
  readonly memberId?: undefined
  readonly address: string
  readonly locale: Locale
}

interface Common {
  readonly brandId: string
  /** Only the first message with the same key is sent. */
  readonly dedupeKey?: string
  /** Don't send it before this time. */
  readonly dueAt?: Date
}

type Kinds<Channel extends string, Data> = {
  readonly [Kind in keyof Data]: {
    readonly channel: Channel
    readonly kind: Kind
    readonly data: Data[Kind]
  }
}[keyof Data]

/** A mail, text message or push message to be sent. */
export type OutboxMessage = Common &
  (
    | (Kinds<'mail', MailData> & (ToMember | ToAddress))
    | (Kinds<'sms', SmsData> & (ToMember | ToAddress) & { readonly address: string })
    | (Kinds<'push', PushData> & Pick<ToMember, 'memberId' | 'locale'>)
  )
