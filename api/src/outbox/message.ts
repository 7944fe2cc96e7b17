import type { Locale, reportOutcomes } from 'contracts'

/** Kind of mail → what its text is made of. Tokens are for the page that the mail's button leads to. */
export interface MailData {
  readonly activate: { readonly token: string }
  readonly 'reset-password': { readonly token: string }
  readonly 'mail-change': { readonly token: string }
  /** To the address that is about to be left. */
  readonly 'mail-change-notice': Readonly<Record<string, never>>
  /** Somebody wanted to use the address of an account for another one, and was not told that there is one. */
  readonly 'already-member': Readonly<Record<string, never>>
  /** §4: until `deletedAt`, the token brings the account back. */
  readonly 'account-deletion': { readonly token: string; readonly deletedAt: string }
  readonly 'password-changed': { readonly changedAt: string }
  readonly 'complaint-received': { readonly reference: string }
  readonly 'complaint-answered': { readonly reference: string; readonly answer: string }
  readonly 'photo-rejected': Readonly<Record<string, never>>
  /** What came of somebody's report of a member. */
  readonly 'report-decided': { readonly reference: string; readonly outcome: (typeof reportOutcomes)[number] }
}

export interface SmsData {
  readonly code: { readonly code: string }
}

/** A push message names nobody, since anybody may see the screen; `fromId` is who must not be blocked. */
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

/** A member at the address of the account, which is looked up when it is sent. */
interface ToMember {
  readonly memberId: string
  readonly address?: string
  /** Without one, the member's own. */
  readonly locale?: Locale
}

/** Somebody of whom nothing is known but the address. */
interface ToAddress {
  readonly memberId?: undefined
  readonly address: string
  readonly locale: Locale
}

interface Common {
  readonly brandId: string
  /** Of two with the same key, the first is sent. */
  readonly dedupeKey?: string
  /** Not before. */
  readonly dueAt?: Date
}

type Kinds<Channel extends string, Data> = {
  readonly [Kind in keyof Data]: {
    readonly channel: Channel
    readonly kind: Kind
    readonly data: Data[Kind]
  }
}[keyof Data]

/** What can be told outside of the site, and to whom. */
export type OutboxMessage = Common &
  (
    | (Kinds<'mail', MailData> & (ToMember | ToAddress))
    | (Kinds<'sms', SmsData> & (ToMember | ToAddress) & { readonly address: string })
    | (Kinds<'push', PushData> & Pick<ToMember, 'memberId' | 'locale'>)
  )
