import type { Conversation } from 'contracts'
import { useSettings } from 'shared-state/session'
import { FictionalBadge } from 'shared-ui/badge'
import { useWords } from '../use-words.ts'
import classes from './composer.module.css'
import { NotEnoughCredits } from './credits/not-enough-credits.tsx'
import { isStart } from './is-start.ts'

/** Says how many conversations are left from here on. */
const LAST = 1

interface NoticesProps {
  readonly chat: Conversation
  /** The credits suffice for the next message. */
  readonly canPay: boolean
  /** A message here, written or about to be, cannot be paid. */
  readonly isShort: boolean
  /** How often the member tried to send in vain; each time the reason is announced again. */
  readonly attempts: number
}

/** Above the field: everything to know before paying for a message. */
export function Notices({ chat, canPay, isShort, attempts }: NoticesProps) {
  const t = useWords()
  const { profile, has_written, wants_another: wanted, conversations_left: left } = chat
  return (
    <>
      {!has_written && <FictionalNote profile={profile} />}
      {!has_written && wanted && (
        <p className={classes.note}>{t(`composer.wants.${wanted}`, { name: profile.name })}</p>
      )}
      {canPay && isStart(chat) && left !== null && left <= LAST && (
        <p className={classes.note}>{t('composer.start', { count: left })}</p>
      )}
      {isShort && <NotEnoughCredits key={attempts} />}
    </>
  )
}

/** Says of a profile that the brand runs what to expect of it. */
export function FictionalNote({ profile: { name, is_fictional } }: Pick<Conversation, 'profile'>) {
  const t = useWords()
  const { fictional_warning, fictional_singular: fictional } = useSettings()
  if (!is_fictional || !fictional_warning) return null
  return (
    <p className={classes.note}>
      <FictionalBadge>{fictional}</FictionalBadge> {t('composer.fictional', { name, fictional })}
    </p>
  )
}
