import type { MemberPhoto } from 'contracts'
import { useState } from 'react'
import { Alert } from 'shared-ui/alert'
import { Button } from 'shared-ui/button'
import { Dialog } from 'shared-ui/dialog'
import { useProblemText, useWords } from '../../use-words.ts'
import { useBlockMember } from '../queries/use-block-member.ts'
import { EarlierReports } from './earlier-reports.tsx'
import classes from './report.module.css'
import { ReportForm } from './report-form.tsx'

interface ReportDialogProps {
  readonly id: string
  readonly name: string
  readonly photos: readonly MemberPhoto[]
  readonly onClose: () => void
}

/** Holds the report form; once the report is sent, shows its reference number and offers to block the member, too. */
export function ReportDialog({ id, name, photos, onClose }: ReportDialogProps) {
  const t = useWords()
  const problemText = useProblemText()
  const [reference, setReference] = useState<string>()
  const block = useBlockMember({ id, name })
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      isFullScreenOnPhones={reference === undefined}
      heading={reference === undefined ? t('report.heading', { name }) : t('report.sent')}
      closeLabel={t('close')}
      actions={
        reference !== undefined && (
          <>
            <Button
              variant="secondary"
              isPending={block.isPending}
              pendingLabel={t('pending')}
              onPress={() => block.mutate()}
            >
              {t('report.blockToo', { name })}
            </Button>
            {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- the form's focused button is gone, so focus would leave the dialog */}
            <Button slot="close" autoFocus>
              {t('close')}
            </Button>
          </>
        )
      }
    >
      {reference === undefined ? (
        <>
          <ReportForm id={id} name={name} photos={photos} onSent={setReference} />
          <EarlierReports />
        </>
      ) : (
        <div role="status">
          <p>{t('report.sentText')}</p>
          <p>
            {t('report.number')} <strong className={classes['reference']}>{reference}</strong>
          </p>
          {block.error && !block.isPending && <Alert tone="danger">{problemText(block.error)}</Alert>}
        </div>
      )}
    </Dialog>
  )
}
