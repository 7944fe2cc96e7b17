import { useFormat } from 'shared-state/format'
import { Spoken } from 'shared-ui/spoken'
import { useWords } from '../../use-words.ts'
import classes from '../composer.module.css'

/** Announced at these distances from the limit only, so that a screen reader can follow the typing. */
const SPOKEN = [100, 50, 20, 10, 5, 0]

interface CharacterCountProps {
  readonly length: number
  readonly limit: number
  /** Announces no excess, since a hint below the field does. */
  readonly isExplained: boolean
}

/** How much of the allowed length is used; shown near the limit. */
export function CharacterCount({ length, limit, isExplained }: CharacterCountProps) {
  const t = useWords()
  const { number } = useFormat()
  const left = limit - length
  const isOver = left < 0
  if (left > Math.min(limit / 5, 200)) return null
  const amount = { count: Math.abs(left), number: number(Math.abs(left)) }
  return (
    <span className={classes.count} data-over={isOver || undefined}>
      <span aria-hidden="true">
        {number(length)} / {number(limit)}
      </span>
      <Spoken role="status">
        {!isExplained &&
          (isOver || SPOKEN.includes(left)) &&
          (isOver ? t('composer.over', amount) : t('composer.remaining', amount))}
      </Spoken>
    </span>
  )
}
