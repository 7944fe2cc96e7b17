import { useFormat } from 'shared-state/format'
import { useUser } from 'shared-state/session'
import { useWords } from '../../use-words.ts'
import { freeMessagesFor, freeMessagesLeft } from './free-messages-left.ts'
import type { Purse } from './use-purse.ts'

export type PaidKind = 'photo' | 'gift'

/** §1: what a photo or a gift costs, in the unit of the message field: free messages while there are some, then credits. */
export function usePrice({ left, prices }: Purse, kind: PaidKind) {
  const t = useWords()
  const { number } = useFormat()
  const hasBought = useUser()?.paid_user ?? false
  const credits = prices[kind]
  const means = { price: prices.text, left, hasBought }
  const used = freeMessagesFor(credits, means)
  const free = freeMessagesLeft(means)
  return used > 0
    ? { price: t('composer.freePrice', { count: used }), left: number(free), used, free }
    : {
        price: t('composer.price', { count: credits, number: number(credits) }),
        left: number(left),
        used,
        free,
      }
}
