import type { StaffBundle } from 'contracts'
import { useFormat } from 'shared-state/format'
import { useWords } from '../use-words.ts'
import classes from './releases.module.css'

interface WaitingProps {
  readonly waiting: NonNullable<StaffBundle['waiting']>
  readonly percent: (share: number) => string
}

/** A release that is not carried out yet: who planned it, and for what it waits. */
export function Waiting({ waiting, percent }: WaitingProps) {
  const t = useWords()
  const format = useFormat()
  const { version, by, why, at, share, needs_approval, approved_by } = waiting
  const terms = [
    by !== null && t('releases.waits.by', { by }),
    share !== null && t('releases.waits.share', { share: percent(share) }),
    at !== null && t('releases.waits.at', { at: format.dateTime(at) }),
  ]
  return (
    <>
      {version}
      <p className={classes.muted}>{terms.filter(Boolean).join(' · ')}</p>
      {needs_approval && (
        <p className={classes.muted}>
          {approved_by === null
            ? t('releases.waits.approval')
            : t('releases.waits.approved', { by: approved_by })}
        </p>
      )}
      {why !== null && <p className={classes.muted}>{why}</p>}
    </>
  )
}
