import { useFormat } from 'shared-state/format'
import { useWords } from '../../use-words.ts'
import classes from '../composer.module.css'

interface PriceProps {
  readonly credits: number
  /** The member's credits, which suffice. */
  readonly left: number
}

/** §1: what a photo or a gift costs, and what is left afterwards. */
export function Price({ credits, left }: PriceProps) {
  const t = useWords()
  const { number } = useFormat()
  if (credits === 0) return null
  return (
    <span className={classes.price}>
      <b>{t('composer.price', { count: credits, number: number(credits) })}</b>,{' '}
      {t('composer.leftAfter', { number: number(left - credits) })}
    </span>
  )
}
