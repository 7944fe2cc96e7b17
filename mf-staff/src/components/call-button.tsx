import { toast } from 'shared-state/toasts'
import { Button } from 'shared-ui/button'
import { useWords } from '../use-words.ts'
import { usePress } from './use-press.ts'

interface CallButtonProps<Result> {
  readonly label: string
  readonly send: () => Promise<Result>
  /** Has what it changed looked up again; returns the words that say what was done. */
  readonly onSent: (result: Result) => string
}

/** A small button in a line of a list, whose press sends a call and says how it went. */
export function CallButton<Result>({ label, send, onSent }: CallButtonProps<Result>) {
  const t = useWords()
  const press = usePress(send, (result) => toast({ tone: 'success', title: onSent(result) }))
  return (
    <Button size="small" variant="secondary" pendingLabel={t('pending')} {...press}>
      {label}
    </Button>
  )
}
