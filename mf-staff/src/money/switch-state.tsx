import type { SwitchAnswer } from 'contracts'
import { Badge } from 'shared-ui/badge'
import { useWords } from '../use-words.ts'
import classes from './money.module.css'

/** The state of a payment as the switch told it, or why it told none. */
export function SwitchState({ answer }: { readonly answer: SwitchAnswer | null }) {
  const t = useWords()
  if (!answer) return t('money.neverAsked')
  const { told, problem } = answer
  return told ? t(`money.states.${told.state}`) : t(`money.problems.${problem ?? 'unknown'}`)
}

/** Where the books differ about an order. */
export function Differences({ differences }: Pick<SwitchAnswer, 'differences'>) {
  const t = useWords()
  return (
    <span className={classes.badges}>
      {differences.map((one) => (
        <Badge key={one} look="soft" tone="danger">
          {t(`money.differences.${one}`)}
        </Badge>
      ))}
    </span>
  )
}
