import { paths, reactivateAccount } from 'contracts'
import { Link } from 'platform/runtime/router'
import { call } from 'shared-state/api'
import { useMutation } from 'shared-state/query'
import { Alert } from 'shared-ui/alert'
import { Button } from 'shared-ui/button'
import { buttonLook } from 'shared-ui/button-link'
import { EmptyState } from 'shared-ui/empty-state'
import { Outcome } from '../components/outcome.tsx'
import { useProblemWords } from '../use-problem-words.ts'
import { useWords } from '../use-words.ts'

/** §4: a link alone changes nothing, since scanners open links; the button takes the deletion back. */
export function Reactivation({ token }: { readonly token: string }) {
  const t = useWords()
  const say = useProblemWords()
  const returning = useMutation({
    mutationFn: () => call(reactivateAccount, { query: { reactivate: '1' }, body: { token } }),
  })
  if (returning.isSuccess) {
    return (
      <Outcome
        heading={t('accountDeleted.back')}
        action={
          <Link to={paths.login} {...buttonLook()}>
            {t('ways.login')}
          </Link>
        }
      >
        {t('accountDeleted.backText')}
      </Outcome>
    )
  }
  return (
    <EmptyState
      headingLevel={1}
      heading={t('accountDeleted.question')}
      action={
        <Button
          isPending={returning.isPending}
          pendingLabel={t('settings.pending')}
          onPress={() => returning.mutate()}
        >
          {t('accountDeleted.reactivate')}
        </Button>
      }
    >
      <p>{t('accountDeleted.questionText')}</p>
      {returning.isError && <Alert tone="danger">{say.ofError(returning.error)}</Alert>}
    </EmptyState>
  )
}
