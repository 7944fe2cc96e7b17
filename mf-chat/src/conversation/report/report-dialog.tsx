import type { Message, ProfileSummary } from 'contracts'
import { useState } from 'react'
import { Button } from 'shared-ui/button'
import { Dialog } from 'shared-ui/dialog'
import { useWords } from '../../use-words.ts'
import classes from './report.module.css'
import { ReportForm } from './report-form.tsx'

interface ReportDialogProps {
  readonly profile: ProfileSummary
  /** The message to report; without it, the form asks what to report. */
  readonly message?: Message
  /** Messages to choose from. */
  readonly messages?: readonly Message[]
  readonly onClose: () => void
}

/** §6: holds the report form; once the report is sent, shows its reference number. */
export function ReportDialog({ profile, message, messages = [], onClose }: ReportDialogProps) {
  const t = useWords()
  const [reference, setReference] = useState<string>()
  const { id, name } = profile
  const isSent = reference !== undefined
  const heading = message ? 'conversation.report.message' : 'conversation.report.heading'
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      isFullScreenOnPhones
      heading={isSent ? t('conversation.report.sent') : t(heading, { name })}
      closeLabel={t('close')}
      actions={
        isSent && (
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the form's focused button is gone, so focus would leave the dialog
          <Button slot="close" autoFocus>
            {t('close')}
          </Button>
        )
      }
    >
      {isSent ? (
        <div role="status">
          <p>{t('conversation.report.sentText')}</p>
          <p>
            {t('conversation.report.number')} <strong className={classes['reference']}>{reference}</strong>
          </p>
        </div>
      ) : (
        <ReportForm
          name={name}
          message={message}
          choices={messages.filter(({ from }) => from === id)}
          profile={id}
          onSent={setReference}
        />
      )}
    </Dialog>
  )
}
