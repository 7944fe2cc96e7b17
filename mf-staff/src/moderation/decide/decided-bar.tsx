import { Alert } from 'shared-ui/alert'
import { useWords } from '../../use-words.ts'
import { useDecisionWords } from '../decisions/use-decision-words.ts'
import { useRefusalText } from '../decisions/use-refusal-text.ts'
import type { Decided } from '../hand/hand-state.ts'
import classes from './decide.module.css'
import { UndoLine } from './undo-line.tsx'

interface DecidedBarProps {
  readonly decided: readonly Decided[]
  readonly failure: unknown
  readonly onUndo: () => void
  readonly onSettle: (id: string) => void
  readonly onDismiss: () => void
}

/** The latest decision, as long as it can be undone, or why it failed. It lies over the page. */
export function DecidedBar({ decided, failure, onUndo, onSettle, onDismiss }: DecidedBarProps) {
  const t = useWords()
  const words = useDecisionWords()
  const refusalText = useRefusalText()
  const last = decided.at(-1)
  if (failure === null && !last) return null
  return (
    <div className={classes.bar}>
      {failure !== null && (
        <Alert
          tone="danger"
          look="line"
          heading={refusalText(failure)}
          dismiss={{ label: t('close'), onPress: onDismiss }}
        />
      )}
      {failure === null && last && (
        <UndoLine
          key={last.id}
          takesEffectAt={last.takesEffectAt}
          awaitsSecond={last.awaitsSecond}
          onUndo={onUndo}
          onOver={() => onSettle(last.id)}
        >
          {words.made(last.decision)}
        </UndoLine>
      )}
    </div>
  )
}
