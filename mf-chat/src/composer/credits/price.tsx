import { useFormat } from 'shared-state/format'
import { useWords } from '../../use-words.ts'
import classes from '../composer.module.css'
import { type PaidKind, usePrice } from './use-price.ts'
import type { Purse } from './use-purse.ts'

interface PriceProps {
  readonly kind: PaidKind
  /** With enough for it. */
  readonly purse: Purse
}

/** The price of a photo or a gift, and what is left afterwards. */
export function Price({ kind, purse }: PriceProps) {
  const t = useWords()
  const { number } = useFormat()
  const { price, used, free } = usePrice(purse, kind)
  const credits = purse.prices[kind]
  if (credits === 0) return null
  return (
    <span className={classes.price}>
      {used === 0 ? (
        <>
          <b>{price}</b>, {t('composer.leftAfter', { number: number(purse.left - credits) })}
        </>
      ) : used < free ? (
        t('composer.usesFree', { used, total: free })
      ) : (
        t('composer.usesLastFree', { count: free })
      )}
    </span>
  )
}

/** Stands above a choice of photos or gifts, which all cost the same. */
export function PriceOfEach({ kind, purse }: PriceProps) {
  const t = useWords()
  const { price } = usePrice(purse, kind)
  if (purse.prices[kind] === 0) return null
  return <p className={classes.note}>{t(`composer.${kind}.each`, { price })}</p>
}
