import type { CaseContext } from 'contracts'
import { useFormat } from 'shared-state/format'
import { Alert } from 'shared-ui/alert'
import { useWords } from '../../use-words.ts'
import { KEYS } from '../decisions/choices.ts'
import { useRefusalText } from '../decisions/use-refusal-text.ts'
import { useHabits } from '../keys/habits.ts'
import { KeyButton } from '../keys/key-button.tsx'
import { useKeys } from '../keys/use-keys.ts'

interface NotYoursProps {
  readonly refusal: unknown
  readonly context: CaseContext
  readonly why?: string
  readonly onNext: () => void
}

/** In place of the ways to decide: why there are none, and on to the next case. */
export function NotYours({ refusal, context, why, onNext }: NotYoursProps) {
  const t = useWords()
  const format = useFormat()
  const refusalText = useRefusalText()
  const { decidesByKeys } = useHabits()
  useKeys(decidesByKeys, (key) => {
    if (key === KEYS.next) onNext()
    return key === KEYS.next
  })
  const { decision } = context.case
  function decidedText() {
    if (!decision?.action || !decision.by?.name) return t('moderation.decidedElsewhere')
    const action = t(`moderation.done.${decision.action}`)
    return t('moderation.decidedBy', { name: decision.by.name, action, time: format.dateTime(decision.at) })
  }
  return (
    <Alert
      tone="warning"
      heading={why ?? (decision ? decidedText() : refusalText(refusal))}
      action={
        <KeyButton shortcut={KEYS.next} variant="secondary" onPress={onNext}>
          {t('moderation.nextCase')}
        </KeyButton>
      }
    />
  )
}
