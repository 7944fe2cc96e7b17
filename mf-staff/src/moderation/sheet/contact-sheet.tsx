import { isLikelyNude, rejectionReasons, type StaffCase } from 'contracts'
import { useState } from 'react'
import { useSettings } from 'shared-state/session'
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
import classes from './sheet.module.css'
import { useSheet } from './use-sheet.ts'

const APPROVE_KEY = 'a'

/** Twenty photos at once: a press marks one to be rejected, and one button decides them all. */
export function ContactSheet() {
  const t = useWords()
  const words = useDecisionWords()
  const refusalText = useRefusalText()
  const { blursPictures, setBlursPictures, decidesByKeys } = useHabits()
  const [reason, setReason] = useState<RejectionReason>('nudity')
  const { cases, marks, decided, isPending, failure, ...sheet } = useSheet()
  const rejected = marks.size
  const approved = (cases?.length ?? 0) - rejected

  function decideAll() {
    if (!isPending && cases?.length) void sheet.decideAll()
  }
  function undo() {
    if (!isPending && decided) void sheet.undo()
  }

  useKeys(decidesByKeys, (key) => {
    const numbered = rejectionReasons[Number(key) - 1]
    if (numbered) setReason(numbered)
    else if (key === APPROVE_KEY) decideAll()
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
            onPick={({ id }) => setReason(id)}
          />
          <ul className={classes.sheet} data-blurs={blursPictures || undefined}>
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
        {cases && cases.length > 0 && (
          <KeyButton
            shortcut={APPROVE_KEY}
            variant="primary"
            isPending={isPending}
            pendingLabel={t('pending')}
            onPress={decideAll}
          >
            {rejected > 0
              ? t('moderation.sheet.decide', { approved, rejected })
              : t('moderation.sheet.approveAll', { count: approved })}
          </KeyButton>
        )}
      </div>
    </>
  )
}

interface TileProps {
  readonly about: StaffCase
  readonly reason: RejectionReason | undefined
  readonly onPress: () => void
}

function Tile({ about, reason, onPress }: TileProps) {
  const t = useWords()
  const words = useDecisionWords()
  const { cdn_prefix } = useSettings()
  const { picture, member } = about
  return (
    <button
      type="button"
      className={classes.tile}
      aria-pressed={reason !== undefined}
      data-blurs={isLikelyNude(about) || undefined}
      onClick={onPress}
    >
      {picture && <img src={cdn_prefix + picture.card} alt="" width={480} height={600} data-picture="" />}
      <span className={classes.name}>{member?.name ?? t('moderation.photoGone')}</span>
      {reason && <span className={classes.mark}>{words.reason(reason)}</span>}
    </button>
  )
}
