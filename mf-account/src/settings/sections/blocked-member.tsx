import { getBlocks, nameAndAge, type ProfileSummary, unblock } from 'contracts'
import { useState } from 'react'
import { call } from 'shared-state/api'
import { invalidateMembers } from 'shared-state/apply-locally'
import { useFormat } from 'shared-state/format'
import { endpointQuery, queryClient, useMutation } from 'shared-state/query'
import { useSettings } from 'shared-state/session'
import { Avatar } from 'shared-ui/avatar'
import { Button } from 'shared-ui/button'
import { ConfirmDialog } from 'shared-ui/confirm-dialog'
import { useProblemWords } from '../../use-problem-words.ts'
import { useWords } from '../../use-words.ts'
import { focusSection } from '../section.tsx'
import classes from './rows.module.css'

interface BlockedMemberProps {
  readonly profile: ProfileSummary
  /** ISO date and time. */
  readonly blockedAt: string
}

/** Somebody who is blocked, and the way to take that back. */
export function BlockedMember({ profile: { id, name, age, main_image }, blockedAt }: BlockedMemberProps) {
  const t = useWords()
  const say = useProblemWords()
  const { date } = useFormat()
  const { cdn_prefix } = useSettings()
  const [isAsking, setAsking] = useState(false)
  const unblocking = useMutation({
    mutationFn: () => call(unblock, { body: { profile: id } }),
    onSuccess(answer) {
      queryClient.setQueryData(endpointQuery(getBlocks).queryKey, answer)
      invalidateMembers()
      focusSection('blocked')
    },
  })
  return (
    <li className={classes['row']}>
      <Avatar name={name} {...(main_image && { src: cdn_prefix + main_image.thumb_filename })} />
      <div className={classes['words']}>
        <p className={classes['name']}>{nameAndAge({ name, age })}</p>
        <p className={classes['note']}>{t('settings.blocked.since', { date: date(blockedAt) })}</p>
      </div>
      <Button
        variant="secondary"
        size="small"
        aria-label={t('settings.blocked.unblockName', { name })}
        onPress={() => setAsking(true)}
      >
        {t('settings.blocked.unblock')}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setAsking}
        heading={t('settings.blocked.question', { name })}
        confirmLabel={t('settings.blocked.unblock')}
        cancelLabel={t('settings.cancel')}
        isPending={unblocking.isPending}
        pendingLabel={t('settings.saving')}
        onConfirm={() => unblocking.mutate()}
      >
        <p>{t('settings.blocked.explanation')}</p>
        {unblocking.isError && <p role="alert">{say.ofError(unblocking.error)}</p>}
      </ConfirmDialog>
    </li>
  )
}
