import { enter, useUser } from 'shared-state/session'
import { Alert } from 'shared-ui/alert'
import { Button } from 'shared-ui/button'
import { EmptyState } from 'shared-ui/empty-state'
import { Activated } from '../activation/activated.tsx'
import { ActivationExpired } from '../activation/activation-expired.tsx'
import { ConfirmAddress } from '../activation/confirm-address.tsx'
import { useActivation } from '../activation/use-activation.ts'
import { BarePage } from '../components/bare-page.tsx'
import { FormPage } from '../components/form/form-page.tsx'
import { useLinkToken } from '../components/use-link-token.ts'
import { useProblemText, useWords } from '../use-words.ts'

/** §4: the target of the activation mail's link. Mail scanners open links too, so a script on a visible page confirms. */
export function Page() {
  const token = useLinkToken()
  const user = useUser()
  const { isDone, isExpired, isPasswordNeeded, finish, ...activation } = useActivation(token)
  if (token !== null && isPasswordNeeded && !isDone) {
    return (
      <BarePage isCentred>
        <ConfirmAddress
          token={token}
          onConfirmed={(confirmed) => {
            enter(confirmed)
            finish()
          }}
        />
      </BarePage>
    )
  }
  return (
    <BarePage isCentred>
      <FormPage>
        {isDone && <Activated user={user?.status === 'confirmed' ? user : null} />}
        {!isDone && isExpired && <ActivationExpired />}
        {!isDone && !isExpired && <Confirming {...activation} />}
      </FormPage>
    </BarePage>
  )
}

function Confirming({
  isPending,
  error,
  confirm,
}: Pick<ReturnType<typeof useActivation>, 'isPending' | 'error' | 'confirm'>) {
  const t = useWords()
  const problemText = useProblemText()
  return (
    <EmptyState
      headingLevel={1}
      heading={t('activation.title')}
      action={
        <Button size="large" isPending={isPending} pendingLabel={t('pending')} onPress={confirm}>
          {t('activation.confirm')}
        </Button>
      }
    >
      {error && <Alert tone="danger">{problemText(error)}</Alert>}
    </EmptyState>
  )
}
