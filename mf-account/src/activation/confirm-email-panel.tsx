import { useState } from 'react'
import { Alert } from 'shared-ui/alert'
import { Button } from 'shared-ui/button'
import { Skeleton } from 'shared-ui/skeleton'
import { MailboxLink } from '../components/mailbox-link.tsx'
import { useProblemText, useWords } from '../use-words.ts'
import classes from './activation.module.css'
import { ChangeAddress } from './change-address.tsx'
import { useEmailToConfirm } from './queries/use-email-to-confirm.ts'
import { useResendActivation } from './queries/use-resend-activation.ts'

/** §4: the address that the mail went to, and what to do if it does not arrive. */
export function ConfirmEmailPanel() {
  const t = useWords()
  const problemText = useProblemText()
  const email = useEmailToConfirm()
  const resend = useResendActivation()
  const [step, setStep] = useState<'waiting' | 'changing' | 'changed'>('waiting')
  if (email === undefined) return <Skeleton lines={3} />
  const host = email.lastIndexOf('@')
  const isSent = resend.isSuccess || step === 'changed'
  return (
    <div className={classes.panel}>
      <p>{t('activation.mailed')}</p>
      <p className={classes.address}>
        {email.slice(0, host)}
        <wbr />
        {email.slice(host)}
      </p>
      <p>{t('activation.until')}</p>
      {isSent && step !== 'changing' && <Alert tone="success">{t('activation.sentTo', { email })}</Alert>}
      {resend.isError && <Alert tone="danger">{problemText(resend.error)}</Alert>}
      {step === 'changing' ? (
        <ChangeAddress email={email} onSent={() => setStep('changed')} onCancel={() => setStep('waiting')} />
      ) : (
        <div className={classes.ways}>
          <MailboxLink email={email} />
          <Button
            variant="secondary"
            isPending={resend.isPending}
            pendingLabel={t('pending')}
            onPress={() => resend.mutate(undefined)}
          >
            {t('activation.resend')}
          </Button>
          <Button variant="quiet" onPress={() => setStep('changing')}>
            {t('activation.changeAddress')}
          </Button>
        </div>
      )}
      <p className={classes.hint}>{t('mail.spam')}</p>
    </div>
  )
}
