import { TriangleAlert } from 'lucide-react'
import { useLocale } from 'react-aria-components/I18nProvider'
import { Spoken } from '../spoken/spoken.tsx'
import classes from './character-counter.module.css'
import { spokenRemaining } from './spoken-remaining.ts'

interface CharacterCounterProps {
  length: number
  maxLength: number
  remainingLabel: ((remaining: number) => string) | undefined
}

/** Always visible, announced only near the limit. */
export function CharacterCounter({ length, maxLength, remainingLabel }: CharacterCounterProps) {
  const { format } = new Intl.NumberFormat(useLocale().locale)
  const remaining = spokenRemaining(length, maxLength)
  return (
    <span className={classes.root} data-over={length > maxLength || undefined}>
      <span aria-hidden="true">
        {length > maxLength && <TriangleAlert />}
        {format(length)} / {format(maxLength)}
      </span>
      <Spoken role="status">{remaining !== undefined && remainingLabel?.(remaining)}</Spoken>
    </span>
  )
}
