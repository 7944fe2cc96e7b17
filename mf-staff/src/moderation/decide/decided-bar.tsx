import { type CaseContext, getCase } from 'contracts'
import { queryClient } from 'shared-state/query'
import { Alert } from 'shared-ui/alert'
import { staffRead } from '../../queries/staff-read.ts'
import { useBrand } from '../../session/brand-context.ts'
import { useWords } from '../../use-words.ts'
import { useDecisionWords } from '../decisions/use-decision-words.ts'
import { useRefusalText } from '../decisions/use-refusal-text.ts'
import type { Hand } from '../hand/hand.ts'
import type { HandState } from '../hand/hand-state.ts'
import { useCaseTitle } from '../naming/use-case-title.ts'
import classes from './decide.module.css'
import { UndoLine } from './undo-line.tsx'

interface DecidedBarProps {
  readonly hand: Hand
  readonly state: HandState
}

/** The latest decision, as long as it can be undone, or why it failed. It lies over the page. */
export function DecidedBar({ hand, state: { decided, failure, failed, current } }: DecidedBarProps) {
  const t = useWords()
  const words = useDecisionWords()
  const refusalText = useRefusalText()
  const brand = useBrand()
  const titleOf = useCaseTitle()
  const last = decided.at(-1)
  /** With the name of its case, unless that one is on screen. */
  function failureText() {
    const { queryKey } = staffRead(brand, getCase, { query: { id: failed ?? '' } })
    const about = failed === current ? undefined : queryClient.getQueryData<CaseContext>(queryKey)
    const text = refusalText(failure)
    return about ? t('moderation.failedCase', { case: titleOf(about.case), text }) : text
  }
  if (failure === null && !last) return null
  return (
    <div className={classes.bar}>
      {failure !== null && (
        <Alert
          tone="danger"
          look="line"
          heading={failureText()}
          dismiss={{ label: t('close'), onPress: hand.dismiss }}
        />
      )}
      {failure === null && last && (
        <UndoLine
          key={last.id}
          takesEffectAt={last.takesEffectAt}
          awaitsSecond={last.awaitsSecond}
          onUndo={() => void hand.undo()}
          onOver={() => hand.settle(last.id)}
        >
          {words.made(last.decision)}
        </UndoLine>
      )}
    </div>
  )
}
