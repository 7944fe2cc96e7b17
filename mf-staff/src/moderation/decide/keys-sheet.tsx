import { type CaseActionKind, caseActions } from 'contracts'
import { Dialog } from 'shared-ui/dialog'
import { Switch } from 'shared-ui/switch'
import { useWords } from '../../use-words.ts'
import { ACTION_KEYS, KEYS } from '../decisions/choices.ts'
import { useDecisionWords } from '../decisions/use-decision-words.ts'
import { useHabits } from '../keys/habits.ts'
import keyClasses from '../keys/keys.module.css'
import classes from './decide.module.css'

interface KeysSheetProps {
  readonly isOpen: boolean
  readonly onOpenChange: (isOpen: boolean) => void
}

/** All keys of the page of a case, and a switch for those who would rather not decide by a slip of the finger. */
export function KeysSheet({ isOpen, onOpenChange }: KeysSheetProps) {
  const t = useWords()
  const words = useDecisionWords()
  const { decidesByKeys, setDecidesByKeys } = useHabits()
  const rows = [
    ...caseActions.map((action: CaseActionKind) => [ACTION_KEYS[action], words.action(action)] as const),
    ['1–9', t('moderation.keys.number')] as const,
    ...(Object.keys(KEYS) as (keyof typeof KEYS)[]).map(
      (name) => [KEYS[name], t(`moderation.keys.${name}`)] as const,
    ),
    ['Esc', t('moderation.keys.escape')] as const,
  ]
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      heading={t('moderation.keys.title')}
      closeLabel={t('close')}
    >
      <Switch isSelected={decidesByKeys} onChange={setDecidesByKeys}>
        {t('moderation.keys.on')}
      </Switch>
      <dl className={classes.keys}>
        {rows.map(([key, label]) => (
          <div key={label}>
            <dt>
              <kbd className={keyClasses.key}>{key.length === 1 ? key.toUpperCase() : key}</kbd>
            </dt>
            <dd>{label}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}
