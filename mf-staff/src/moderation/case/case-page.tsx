import { type CaseContext, getCase } from 'contracts'
import { useState } from 'react'
import { Loaded } from '../../components/loaded.tsx'
import { useStaffRead } from '../../session/use-staff-read.ts'
import { useWords } from '../../use-words.ts'
import { Context } from '../context/context.tsx'
import { DecidedBar } from '../decide/decided-bar.tsx'
import { DecisionPanel } from '../decide/decision-panel.tsx'
import { KeysSheet } from '../decide/keys-sheet.tsx'
import { KEYS } from '../decisions/choices.ts'
import type { Hand } from '../hand/hand.ts'
import type { HandState } from '../hand/hand-state.ts'
import { useHabits } from '../keys/habits.ts'
import { useBlur } from '../keys/use-blur.ts'
import { useKeys } from '../keys/use-keys.ts'
import classes from './case.module.css'
import { CaseHead } from './case-head.tsx'
import { NotYours } from './not-yours.tsx'
import { Proposal } from './proposal.tsx'
import { Subject } from './subject.tsx'

interface CasePageProps {
  readonly id: string
  readonly hand: Hand
  readonly state: HandState
}

/** One case: what it is about, the ways to decide it below, and beside it all that a decision needs. */
export function CasePage({ id, hand, state }: CasePageProps) {
  const query = useStaffRead(getCase, { query: { id } })
  const [isHelpOpen, setHelpOpen] = useState(false)
  const { decidesByKeys } = useHabits()
  const blur = useBlur(query.data?.case)

  useKeys(decidesByKeys, (key) => {
    if (key === KEYS.undo) void hand.undo()
    else if (key === KEYS.help) setHelpOpen(true)
    else if (key === KEYS.blur) blur.toggle()
    else return false
    return true
  })

  return (
    <div className={classes.page} data-blurs={blur.isBlurred || undefined}>
      <Loaded query={query}>
        {(context) => (
          <>
            <CaseHead context={context} blur={blur} onHelp={() => setHelpOpen(true)} />
            <div className={classes.main}>
              <Proposal context={context} />
              <Subject context={context} isMine={state.refusal === null} />
            </div>
            <Context context={context} />
            <Decision context={context} hand={hand} state={state} />
          </>
        )}
      </Loaded>
      <KeysSheet isOpen={isHelpOpen} onOpenChange={setHelpOpen} />
    </div>
  )
}

function Decision({ context, hand, state }: Omit<CasePageProps, 'id'> & { readonly context: CaseContext }) {
  const t = useWords()
  const { refusal, isDeciding } = state
  const isOwnDecision = context.subject.kind === 'objection' && context.subject.is_own_decision
  return (
    <div className={classes.foot}>
      <DecidedBar hand={hand} state={state} />
      {refusal !== null || context.actions.length === 0 ? (
        <NotYours
          refusal={refusal}
          context={context}
          {...(isOwnDecision && { why: t('moderation.ownDecision') })}
          onNext={hand.skip}
        />
      ) : (
        <DecisionPanel
          context={context}
          isPending={isDeciding}
          onDecide={(decision) => void hand.decide(decision, { waits: decision.action === 'ban' })}
          onSkip={hand.skip}
        />
      )}
    </div>
  )
}
