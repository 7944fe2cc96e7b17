import { useFormat } from 'shared-state/format'
import { useWords } from '../../use-words.ts'
import classes from '../composer.module.css'
import { GetCredits } from './get-credits.tsx'

interface PriceProps {
  readonly id?: string
  readonly credits: number
  readonly left: number
  /** Says so, where the line could be read as what the member has. */
  readonly isPerMessage?: boolean
  /** Leaves out the way to more credits, since a notice above has it. */
  readonly isExplained?: boolean
}

/** §1: what sending costs, and what is left. */
export function Price({ id, credits, left, isPerMessage = false, isExplained = false }: PriceProps) {
  const t = useWords()
  const { number } = useFormat()
  const price = { count: credits, number: number(credits) }
  if (credits === 0) return <span id={id} />
  return (
    <span id={id} className={classes.price}>
      <b>{isPerMessage ? t('composer.messagePrice', price) : t('composer.price', price)}</b>
      <span aria-hidden="true"> · </span>
      {t('composer.left', { number: number(left) })}
      {left < credits && !isExplained && (
        <>
          <span aria-hidden="true"> · </span>
          <GetCredits look="text" />
        </>
      )}
    </span>
  )
}
