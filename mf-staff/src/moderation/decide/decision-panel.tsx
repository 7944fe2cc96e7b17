import {
  type CaseActionKind,
  type CaseContext,
  type CaseDecision,
  FACTS_LENGTH,
  reportReasons,
} from 'contracts'
import { useRef, useState } from 'react'
import { TextAreaField } from 'shared-ui/text-field'
import { useWords } from '../../use-words.ts'
import {
  ACTION_KEYS,
  decisionOf,
  KEYS,
  type Option,
  optionsOf,
  type Rule,
  takesAnswer,
  takesRule,
} from '../decisions/choices.ts'
import { useDecisionWords } from '../decisions/use-decision-words.ts'
import { useHabits } from '../keys/habits.ts'
import { KeyButton } from '../keys/key-button.tsx'
import { NumberedChoice } from '../keys/numbered-choice.tsx'
import { useKeys } from '../keys/use-keys.ts'
import { useLanguageName } from '../naming/use-language-name.ts'
import { BanDialog } from './ban-dialog.tsx'
import classes from './decide.module.css'

interface DecisionPanelProps {
  readonly context: CaseContext
  readonly isPending: boolean
  readonly onDecide: (decision: CaseDecision) => void
  readonly onSkip: () => void
}

const VARIANTS: Partial<Record<CaseActionKind, 'primary' | 'danger'>> = {
  approve: 'primary',
  uphold: 'primary',
  answer: 'primary',
  ban: 'danger',
}

/** Every way to decide a case, each one press of a button or a key away; a reason or a length is a second one. */
export function DecisionPanel({ context, isPending, onDecide, onSkip }: DecisionPanelProps) {
  const t = useWords()
  const words = useDecisionWords()
  const languageName = useLanguageName()
  const { decidesByKeys } = useHabits()
  const [chosen, setChosen] = useState<CaseActionKind | null>(null)
  const [rule, setRule] = useState<Rule>(context.case.reason ?? 'other')
  const [facts, setFacts] = useState<string | null>(null)
  const [answer, setAnswer] = useState('')
  const [isAnswerMissing, setAnswerMissing] = useState(false)
  const [isBanning, setBanning] = useState(false)
  const field = useRef<HTMLDivElement>(null)
  const options = chosen && optionsOf(chosen, context)
  const hasFacts = context.actions.some(
    (action) => !['approve', 'dismiss', 'uphold', 'deny', 'answer'].includes(action),
  )
  const language = languageName(context.case.language)

  const focusField = () => field.current?.querySelector('textarea')?.focus()

  function send(action: CaseActionKind, option: Option | null) {
    const decision = decisionOf(action, option, { rule, facts: facts ?? '', answer }, context)
    if (decision) return onDecide(decision)
    setAnswerMissing(true)
    focusField()
  }

  function press(action: CaseActionKind) {
    if (isPending) return
    if (action === 'ban') setBanning(true)
    else if (optionsOf(action, context) === null) send(action, null)
    else setChosen(action === chosen ? null : action)
  }

  function pickNumber(number: number): boolean {
    if (chosen && options) {
      const option = options[number - 1]
      if (option) send(chosen, option)
      return option !== undefined
    }
    const picked = takesRule(context) ? reportReasons[number - 1] : undefined
    if (picked) setRule(picked)
    return picked !== undefined
  }

  function openFacts() {
    setFacts((now) => now ?? '')
    setTimeout(focusField)
  }

  useKeys(decidesByKeys, (key) => {
    if (key === KEYS.next) onSkip()
    else if (key === 'escape' && chosen) setChosen(null)
    else if (key === KEYS.facts && hasFacts) openFacts()
    else if (/^[1-9]$/.test(key)) return pickNumber(Number(key))
    else {
      const action = context.actions.find((one) => ACTION_KEYS[one] === key)
      if (!action) return false
      press(action)
    }
    return true
  })

  const addFacts = hasFacts && facts === null && (
    <KeyButton shortcut={KEYS.facts} variant="quiet" onPress={openFacts}>
      {t('moderation.addFacts')}
    </KeyButton>
  )
  return (
    <section className={classes.panel} aria-label={t('moderation.decide')}>
      {takesAnswer(context) && (
        <div ref={field}>
          <TextAreaField
            label={t('moderation.answer')}
            description={t('moderation.answerNote', { language })}
            value={answer}
            onChange={setAnswer}
            maxLength={FACTS_LENGTH}
            {...(isAnswerMissing && answer.trim() === '' && { errorMessage: t('moderation.answerMissing') })}
          />
        </div>
      )}
      {options && chosen ? (
        <NumberedChoice
          label={t('moderation.why', { action: words.action(chosen) })}
          choices={options.map((option) => ({
            id: JSON.stringify(option),
            label: words.option(option),
            option,
          }))}
          onPick={({ option }) => send(chosen, option)}
        />
      ) : (
        takesRule(context) && (
          <NumberedChoice
            label={t('moderation.rule')}
            choices={reportReasons.map((id) => ({ id, label: words.rule(id) }))}
            picked={rule}
            onPick={({ id }) => setRule(id)}
          >
            {addFacts}
          </NumberedChoice>
        )
      )}
      {facts !== null && (
        <div ref={field}>
          <TextAreaField
            label={t('moderation.facts')}
            description={t('moderation.factsNote', { language })}
            value={facts}
            onChange={setFacts}
            maxLength={FACTS_LENGTH}
          />
        </div>
      )}
      <div className={classes.actions}>
        {context.actions.map((action) => (
          <KeyButton
            key={action}
            shortcut={ACTION_KEYS[action]}
            variant={VARIANTS[action] ?? 'secondary'}
            isPending={isPending}
            pendingLabel={t('pending')}
            {...(optionsOf(action, context) !== null && { 'aria-expanded': chosen === action })}
            onPress={() => press(action)}
          >
            {words.action(action)}
          </KeyButton>
        ))}
        <span className={classes.gap} />
        {!takesRule(context) && addFacts}
        <KeyButton shortcut={KEYS.next} variant="quiet" onPress={onSkip}>
          {t('moderation.skip')}
        </KeyButton>
      </div>
      <BanDialog
        context={context}
        rule={rule}
        isOpen={isBanning}
        onOpenChange={setBanning}
        onConfirm={() => {
          setBanning(false)
          send('ban', null)
        }}
      />
    </section>
  )
}
