import { useFormat } from 'shared-state/format'
import { useUser } from 'shared-state/session'
import { useWords } from '../../use-words.ts'
import classes from '../composer.module.css'
import { freeMessagesLeft } from './free-messages-left.ts'

interface PriceProps {
  readonly credits: number
  /** The member's credits, which suffice. */
  readonly left: number
  readonly messagePrice: number
}

/** §1: what a photo or a gift costs, and what is left afterwards, also in free messages as long as the member has some. */
export function Price({ credits, left, messagePrice }: PriceProps) {
  const t = useWords()
  const { number } = useFormat()
  const hasBought = useUser()?.paid_user ?? false
  if (credits === 0) return null
  const free = freeMessagesLeft({ price: messagePrice, left, hasBought })
  const freeAfter = freeMessagesLeft({ price: messagePrice, left: left - credits, hasBought })
  return (
    <span className={classes.price}>
      <b>{t('composer.price', { count: credits, number: number(credits) })}</b>,{' '}
      {t('composer.leftAfter', { number: number(left - credits) })}
      {freeAfter < free && (
        <span className={classes.freeUsed}>
          {freeAfter > 0
            ? t('composer.usesFree', { used: free - freeAfter, total: free })
            : t('composer.usesLastFree', { count: free })}
        </span>
      )}
    </span>
  )
}
