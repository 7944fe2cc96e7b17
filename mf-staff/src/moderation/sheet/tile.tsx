import { isLikelyNude, type StaffCase } from 'contracts'
import { useSettings } from 'shared-state/session'
import { useWords } from '../../use-words.ts'
import type { RejectionReason } from '../decisions/choices.ts'
import { useDecisionWords } from '../decisions/use-decision-words.ts'
import { useReload } from '../pictures/use-reload.ts'
import classes from './sheet.module.css'

interface TileProps {
  readonly about: StaffCase
  /** Null if it is marked without one. */
  readonly reason: RejectionReason | null | undefined
  readonly onPress: () => void
}

/** A photo of the sheet, which a press marks; one that didn’t load is loaded again instead, so that none is decided unseen. */
export function Tile({ about, reason, onPress }: TileProps) {
  const t = useWords()
  const words = useDecisionWords()
  const { cdn_prefix } = useSettings()
  const { picture, member } = about
  const src = picture && cdn_prefix + picture.card
  const { isBroken, attempt, onError, retry } = useReload(src ?? '')
  return (
    <button
      type="button"
      className={classes.tile}
      aria-pressed={reason !== undefined}
      data-blurs={isLikelyNude(about) || undefined}
      onClick={isBroken ? retry : onPress}
    >
      {isBroken ? (
        <span className={classes.broken}>{t('moderation.sheet.broken')}</span>
      ) : (
        src && (
          <img key={attempt} src={src} alt="" width={480} height={600} data-picture="" onError={onError} />
        )
      )}
      <span className={classes.name}>{member?.name ?? t('moderation.photoGone')}</span>
      {reason !== undefined && (
        <span className={classes.mark}>
          {reason === null ? t('moderation.sheet.why') : words.reason(reason)}
        </span>
      )}
    </button>
  )
}
