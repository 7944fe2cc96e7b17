import { renewRecoveryCodes } from 'contracts'
import { queryClient, useMutation } from 'shared-state/query'
import { Alert } from 'shared-ui/alert'
import { Button } from 'shared-ui/button'
import { Dialog } from 'shared-ui/dialog'
import { RecoveryCodes } from '../factor/recovery-codes.tsx'
import { staffQuery } from '../queries/staff-query.ts'
import { useStaffCall } from '../session/use-staff-call.ts'
import { useProblemText, useWords } from '../use-words.ts'
import classes from './security.module.css'

const FEW = 3

/** How many recovery codes are left, and new ones in their place. */
export function Recovery({ left }: { readonly left: number }) {
  const t = useWords()
  const problemText = useProblemText()
  const call = useStaffCall()
  const renewing = useMutation({
    mutationFn: () => call(renewRecoveryCodes),
    onSuccess: () => void queryClient.invalidateQueries({ queryKey: staffQuery.queryKey }),
  })
  return (
    <section className={classes.section}>
      <h2>{t('codes.title')}</h2>
      {left <= FEW ? (
        <Alert tone="warning">{t('codes.left', { count: left })}</Alert>
      ) : (
        <p>{t('codes.left', { count: left })}</p>
      )}
      {renewing.error && <Alert tone="danger">{problemText(renewing.error)}</Alert>}
      <Button
        variant="secondary"
        isPending={renewing.isPending}
        pendingLabel={t('pending')}
        onPress={() => renewing.mutate()}
      >
        {t('codes.renew')}
      </Button>
      <Dialog
        isOpen={renewing.data !== undefined}
        onOpenChange={(isOpen) => !isOpen && renewing.reset()}
        isDismissable={false}
        heading={t('codes.title')}
      >
        {renewing.data && <RecoveryCodes codes={renewing.data.recovery_codes} onKept={renewing.reset} />}
      </Dialog>
    </section>
  )
}
