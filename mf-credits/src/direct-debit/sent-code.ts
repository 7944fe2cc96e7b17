import type { AnswerOf, DebitAccount, sendDebitCode } from 'contracts'

/** An SMS code under way to a member, and the account that it confirms. */
export interface SentCode extends AnswerOf<typeof sendDebitCode> {
  readonly account: DebitAccount
  /** When it was sent, by the device's clock. */
  readonly sentAt: number
  /** Wrong codes so far. */
  readonly wrong: number
}

/** Whether the code can still confirm an order from this account. */
export function isUsable(code: SentCode, account: DebitAccount, tries: number, now: number): boolean {
  const isSameAccount = JSON.stringify(code.account) === JSON.stringify(account)
  return isSameAccount && code.wrong < tries && now < Date.parse(code.expires)
}
