import { paths } from 'contracts'
import { Link } from 'platform/runtime/router'
import { Alert } from 'shared-ui/alert'
import { Button } from 'shared-ui/button'
import { buttonLook } from 'shared-ui/button-link'
import { EmptyState } from 'shared-ui/empty-state'
import { ResultMessage } from '../components/result-message.tsx'
import { useProblemText, useWords } from '../use-words.ts'
import { useReactivateAccount } from './queries/use-reactivate-account.ts'

/** §4: the button takes the deletion back. Opening the link alone must not, since mail scanners open links. */
export function Reactivation({ token }: { readonly token: string }) {
  const t = useWords()
  const problemText = useProblemText()
  const reactivating = useReactivateAccount(token)
  if (reactivating.isSuccess) {
    return (
      <ResultMessage
        heading={t('accountDeleted.back')}
        action={
          <Link to={paths.login} {...buttonLook()}>
            {t('ways.login')}
          </Link>
        }
      >
        {t('accountDeleted.backText')}
      </ResultMessage>
    )
  }
  return (
    <EmptyState
      headingLevel={1}
      heading={t('accountDeleted.question')}
      action={
        <Button
          isPending={reactivating.isPending}
          pendingLabel={t('pending')}
          onPress={() => reactivating.mutate()}
        >
          {t('accountDeleted.reactivate')}
        </Button>
      }
    >
      <p>{t('accountDeleted.questionText')}</p>
      {reactivating.isError && <Alert tone="danger">{problemText(reactivating.error)}</Alert>}
    </EmptyState>
  )
}
