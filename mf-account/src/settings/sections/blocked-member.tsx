import { nameAndAge, type ProfileSummary } from 'contracts'
import { useFormat } from 'shared-state/format'
import { useMutation } from 'shared-state/query'
import { unblockMember } from 'shared-state/safety'
import { useSettings } from 'shared-state/session'
import { Avatar } from 'shared-ui/avatar'
import { FictionalBadge } from 'shared-ui/badge'
import { Button } from 'shared-ui/button'
import { ConfirmAction } from 'shared-ui/confirm-dialog'
import { useProblemText, useWords } from '../../use-words.ts'
import { focusSection } from '../settings-section.tsx'
import classes from './rows.module.css'

interface BlockedMemberProps {
  readonly profile: ProfileSummary
  /** ISO date and time. */
  readonly blockedAt: string
}

/** A blocked member, with a button to unblock them. */
export function BlockedMember({ profile: { id, name, age, is_fictional }, blockedAt }: BlockedMemberProps) {
  const t = useWords()
  const problemText = useProblemText()
  const { date } = useFormat()
  const { fictional_singular: fictional } = useSettings()
  const action = useMutation({
    mutationFn: () => unblockMember(id),
    onSuccess: () => focusSection('blocked'),
  })
  return (
    <li className={classes.row}>
      {/* Without the picture: a block hides it on both sides. */}
      <Avatar name={name} />
      <div className={classes.words}>
        <p className={classes.name}>{nameAndAge({ name, age })}</p>
        {is_fictional && <FictionalBadge look="soft">{fictional}</FictionalBadge>}
        <p className={classes.note}>{t('settings.blocked.since', { date: date(blockedAt) })}</p>
      </div>
      <ConfirmAction
        trigger={
          <Button variant="secondary" size="small" aria-label={t('settings.blocked.unblockName', { name })}>
            {t('settings.blocked.unblock')}
          </Button>
        }
        heading={t('settings.blocked.question', { name })}
        confirmLabel={t('settings.blocked.unblock')}
        cancelLabel={t('cancel')}
        pendingLabel={t('settings.saving')}
        action={action}
        errorText={problemText}
      >
        <p>{t('settings.blocked.explanation')}</p>
      </ConfirmAction>
    </li>
  )
}
