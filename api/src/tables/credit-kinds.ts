/** Of the brand: where credits come from that members get, and where those go that members give. */
export const brandAccounts = [
  'sold',
  'given',
  'spent',
  'refunded',
  'charged_back',
  'adjusted',
  /** What members had spent of credits whose payment was taken back. */
  'lost',
] as const

/** Whatever moves credits, with the brand's account on the other side. */
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

/** What a member pays for. */
export type ChargeKind = 'message' | 'photo' | 'gift'

/** Given credits are spent first, and never refunded. */
export const lotOrigins = ['given', 'bought'] as const

export type LotOrigin = (typeof lotOrigins)[number]
