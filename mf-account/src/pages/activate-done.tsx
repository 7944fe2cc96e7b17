import { ApiError } from 'shared-state/api'
import { Alert } from 'shared-ui/alert'
import { Button } from 'shared-ui/button'
import { EmptyState } from 'shared-ui/empty-state'
import { Activated } from '../activation/activated.tsx'
import { ActivationExpired } from '../activation/activation-expired.tsx'
import { useActivateAccount } from '../activation/queries/use-activate-account.ts'
import { BarePage } from '../components/bare-page.tsx'
import { FormPage } from '../components/form/form-page.tsx'
import { useLinkToken } from '../components/use-link-token.ts'
import { useProblemWords } from '../use-problem-words.ts'
import { useWords } from '../use-words.ts'

/** §4: the target of the activation mail's link. Mail scanners open links too, so only the button confirms. */
export function Page() {
  const t = useWords()
  const { errorText } = useProblemWords()
  const token = useLinkToken()
  const activating = useActivateAccount()
  const { error } = activating
  const isExpired = token === null || (error instanceof ApiError && error.code === 'link_expired')
  return (
    <BarePage>
      <FormPage>
        {activating.isSuccess && <Activated user={activating.data.user} />}
        {!activating.isSuccess && isExpired && <ActivationExpired />}
        {!activating.isSuccess && !isExpired && (
          <EmptyState
            headingLevel={1}
            heading={t('activation.title')}
            action={
              <Button
                size="large"
                isPending={activating.isPending}
                pendingLabel={t('login.pending')}
                onPress={() => activating.mutate(token)}
              >
                {t('activation.confirm')}
              </Button>
            }
          >
            <p>{t('activation.press')}</p>
            {error && <Alert tone="danger">{errorText(error)}</Alert>}
          </EmptyState>
        )}
      </FormPage>
    </BarePage>
  )
}
