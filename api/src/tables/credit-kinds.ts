/** A brand's accounts in the ledger: the source of members' credits, and where spent ones go. */
export const brandAccounts = [
  'sold',
  'given',
  'spent',
  'refunded',
  'charged_back',
  'adjusted',
  /** Spent credits whose payment was charged back. */
  'lost',
] as const

/** Each kind of transfer, with the brand's account that it is booked against. */
export const counterAccounts = {
  message: 'spent',
  photo: 'spent',
  gift: 'spent',
  signup: 'given',
  order: 'sold',
  refund: 'refunded',
  chargeback: 'charged_back',
  adjustment: 'adjusted',
} as const satisfies Record<string, (typeof brandAccounts)[number]>

export type TransferKind = keyof typeof counterAccounts

export const transferKinds = Object.keys(counterAccounts) as [TransferKind, ...TransferKind[]]

/** Kinds that a member pays for. */
export type ChargeKind = 'message' | 'photo' | 'gift'

/** Given credits are spent before bought ones and never refunded. */
export const lotOrigins = ['given', 'bought'] as const

export type LotOrigin = (typeof lotOrigins)[number]
