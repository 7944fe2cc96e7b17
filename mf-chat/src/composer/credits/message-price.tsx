import { useFormat } from 'shared-state/format'
import { useUser } from 'shared-state/session'
import { useWords } from '../../use-words.ts'
import classes from '../composer.module.css'
import { freeMessagesLeft } from './free-messages-left.ts'
import { GetCredits } from './get-credits.tsx'
import type { Purse } from './use-purse.ts'
import { whatToSay } from './what-to-say.ts'

interface MessagePriceProps {
  readonly purse: Purse
  /** The member is writing. */
  readonly isWriting: boolean
  /** Leaves out the way to more credits, since a notice above has it. */
  readonly isExplained: boolean
}

/** §1: below the field: how many messages are free, and later, when it matters, what one costs and what is left. */
export function MessagePrice({ purse: { prices, left }, isWriting, isExplained }: MessagePriceProps) {
  const t = useWords()
  const { number } = useFormat()
  const hasBought = useUser()?.paid_user ?? false
  const price = prices.text
  const means = { price, left, hasBought }
  const said = whatToSay({ ...means, isWriting })
  return (
    <span id="composer-price" className={classes.price}>
      {said === 'free' && t('composer.free', { count: freeMessagesLeft(means) })}
      {said === 'price' && (
        <>
          <b>{t('composer.messagePrice', { count: price, number: number(price) })}</b>
          <span aria-hidden="true"> · </span>
          {t('composer.left', { number: number(left) })}
          {left < price && !isExplained && (
            <>
              <span aria-hidden="true"> · </span>
              <GetCredits look="text" />
            </>
          )}
        </>
      )}
    </span>
  )
}
