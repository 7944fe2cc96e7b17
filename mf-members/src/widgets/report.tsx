import { useState } from 'react'
import { closeOverlay, useCurrentOverlay } from 'shared-state/overlays'
import { type ReportRequest, reportRequestIn } from 'shared-state/safety'
import { Alert } from 'shared-ui/alert'
import { Button } from 'shared-ui/button'
import { Dialog } from 'shared-ui/dialog'
import { EarlierReports } from '../safety/earlier-reports.tsx'
import classes from '../safety/report.module.css'
import { ReportForm } from '../safety/report-form.tsx'
import { useBlockMember } from '../safety/use-block-member.ts'
import { useProblemText, useWords } from '../use-words.ts'

/** §6: the report form; once the report is sent, its reference number and an offer to block the member, too. */
export function Widget() {
  const request = reportRequestIn(useCurrentOverlay()?.data)
  return request ? <ReportDialog request={request} /> : null
}

function ReportDialog({ request }: { readonly request: ReportRequest }) {
  const t = useWords()
  const problemText = useProblemText()
  const [reference, setReference] = useState<string>()
  const block = useBlockMember(request)
  const { name } = request
  const heading = request.chosen ? t('reportMessage') : t('report.heading', { name })
  return (
    <Dialog
      isOpen
      onOpenChange={() => closeOverlay('report')}
      isFullScreenOnPhones={reference === undefined}
      heading={reference === undefined ? heading : t('report.sent')}
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
          <ReportForm request={request} onSent={setReference} />
          <EarlierReports />
        </>
      ) : (
        <div role="status">
          <p>{t('report.sentText')}</p>
          <p>
            {t('report.number')} <strong className={classes.reference}>{reference}</strong>
          </p>
          {block.error && !block.isPending && <Alert tone="danger">{problemText(block.error)}</Alert>}
        </div>
      )}
    </Dialog>
  )
}
