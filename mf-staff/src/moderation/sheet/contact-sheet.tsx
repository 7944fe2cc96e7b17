import { rejectionReasons } from 'contracts'
import { useRef, useState } from 'react'
import { Alert } from 'shared-ui/alert'
import { EmptyState } from 'shared-ui/empty-state'
import { Skeleton } from 'shared-ui/skeleton'
import { PageHead } from '../../components/page-head.tsx'
import { useWords } from '../../use-words.ts'
import { UndoLine } from '../decide/undo-line.tsx'
import { KEYS, type RejectionReason } from '../decisions/choices.ts'
import { useDecisionWords } from '../decisions/use-decision-words.ts'
import { useRefusalText } from '../decisions/use-refusal-text.ts'
import { useHabits } from '../keys/habits.ts'
import { KeyButton } from '../keys/key-button.tsx'
import { NumberedChoice } from '../keys/numbered-choice.tsx'
import { useKeys } from '../keys/use-keys.ts'
import { moveFocus } from './move-focus.ts'
import classes from './sheet.module.css'
import { Tile } from './tile.tsx'
import { useSheet } from './use-sheet.ts'

const KEYS_OF_SHEET = { decide: 'a', rejectAll: 'r' } as const

/** Twenty photos at once: a press marks one to be rejected, and one button decides them all. */
export function ContactSheet() {
  const t = useWords()
  const words = useDecisionWords()
  const refusalText = useRefusalText()
  const { blursPictures, setBlursPictures, decidesByKeys } = useHabits()
  const [reason, setReason] = useState<RejectionReason | null>(null)
  const { cases, marks, decided, isPending, failure, ...sheet } = useSheet()
  const list = useRef<HTMLUListElement>(null)
  const rejected = marks.size
  const approved = (cases?.length ?? 0) - rejected

  function decideAll() {
    if (!isPending && cases?.length && !sheet.lacksReason) void sheet.decideAll()
  }
  /** For the photos that were marked without one, and for those that are marked from now on. */
  function pick(next: RejectionReason) {
    setReason(next)
    sheet.giveReason(next)
  }
  function undo() {
    if (!isPending) void sheet.undo()
  }

  useKeys(decidesByKeys, (key) => {
    const numbered = rejectionReasons[Number(key) - 1]
    if (numbered) pick(numbered)
    else if (key.startsWith('arrow')) return moveFocus(list.current, key)
    else if (key === KEYS_OF_SHEET.rejectAll) sheet.markAll(reason)
    else if (key === KEYS_OF_SHEET.decide) decideAll()
    else if (key === KEYS.undo) undo()
    else if (key === KEYS.blur) setBlursPictures(!blursPictures)
    else return false
    return true
  })

  return (
    <>
      <PageHead
        title={t('titles.staff-moderation-photos')}
        text={t('moderation.sheet.about')}
        actions={
          <KeyButton
            shortcut={KEYS.blur}
            variant="quiet"
            aria-pressed={blursPictures}
            onPress={() => setBlursPictures(!blursPictures)}
          >
            {t('moderation.blur')}
          </KeyButton>
        }
      />
      {cases === null && <Skeleton lines={6} />}
      {cases?.length === 0 && !isPending && (
        <EmptyState heading={t('moderation.sheet.empty')}>{t('moderation.emptyNote')}</EmptyState>
      )}
      {cases && cases.length > 0 && (
        <>
          <NumberedChoice
            label={t('moderation.sheet.rejectFor')}
            choices={rejectionReasons.map((id) => ({ id, label: words.reason(id) }))}
            picked={reason}
            onPick={({ id }) => pick(id)}
          />
          <ul ref={list} className={classes.sheet} data-blurs={blursPictures || undefined}>
            {cases.map((one) => (
              <li key={one.id}>
                <Tile about={one} reason={marks.get(one.id)} onPress={() => sheet.mark(one.id, reason)} />
              </li>
            ))}
          </ul>
        </>
      )}
      <div className={classes.foot}>
        {failure !== null && (
          <Alert
            tone="danger"
            look="line"
            heading={refusalText(failure)}
            dismiss={{ label: t('close'), onPress: sheet.dismiss }}
          />
        )}
        {decided && (
          <UndoLine
            key={decided.takesEffectAt}
            takesEffectAt={decided.takesEffectAt}
            onUndo={undo}
            onOver={sheet.settle}
          >
            {t('moderation.sheet.done', {
              approved: decided.cases.length - decided.marks.size,
              rejected: decided.marks.size,
            })}
          </UndoLine>
        )}
        {sheet.lacksReason && (
          <p className={classes.missing} role="status">
            {t('moderation.sheet.reasonMissing')}
          </p>
        )}
        {cases && cases.length > 0 && (
          <>
            <KeyButton
              shortcut={KEYS_OF_SHEET.rejectAll}
              variant="secondary"
              isDisabled={isPending}
              onPress={() => sheet.markAll(reason)}
            >
              {t(approved === 0 ? 'moderation.sheet.rejectNone' : 'moderation.sheet.rejectAll')}
            </KeyButton>
            <KeyButton
              shortcut={KEYS_OF_SHEET.decide}
              variant="primary"
              isPending={isPending}
              pendingLabel={t('pending')}
              isDisabled={sheet.lacksReason}
              onPress={decideAll}
            >
              {rejected > 0
                ? t('moderation.sheet.decide', { approved, rejected })
                : t('moderation.sheet.approveAll', { count: approved })}
            </KeyButton>
          </>
        )}
      </div>
    </>
  )
}
