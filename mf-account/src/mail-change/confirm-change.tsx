import { confirmMailChange, getAccount, getUser, paths } from 'contracts'
import { Link } from 'platform/runtime/router'
import { ApiError, call } from 'shared-state/api'
import { endpointQuery, queryClient, useMutation } from 'shared-state/query'
import { useRole } from 'shared-state/session'
import { Alert } from 'shared-ui/alert'
import { Button } from 'shared-ui/button'
import { buttonLook } from 'shared-ui/button-link'
import { EmptyState } from 'shared-ui/empty-state'
import { Outcome } from '../components/outcome.tsx'
import { useProblemWords } from '../use-problem-words.ts'
import { useWords } from '../use-words.ts'

/** The button that makes the new address the one that counts. */
export function ConfirmChange({ token }: { readonly token: string }) {
  const t = useWords()
  const say = useProblemWords()
  const changing = useMutation({
    mutationFn: () => call(confirmMailChange, { query: { confirm: '1' }, body: { token } }),
    onSuccess({ user }) {
      if (!user) return
      queryClient.setQueryData(endpointQuery(getUser).queryKey, { user })
      void queryClient.invalidateQueries({ queryKey: endpointQuery(getAccount).queryKey })
    },
  })
  if (changing.isSuccess) {
    return (
      <Outcome heading={t('mailChange.done')} action={<WayOn />}>
        {t('mailChange.doneText')}
      </Outcome>
    )
  }
  // Another try with this link would end in the same way.
  const isOver =
    changing.error instanceof ApiError && ['link_expired', 'account_exists'].includes(changing.error.code)
  return (
    <EmptyState
      headingLevel={1}
      heading={t('titles.mail-change-do')}
      action={
        isOver ? (
          <WayOn />
        ) : (
          <Button
            isPending={changing.isPending}
            pendingLabel={t('settings.pending')}
            onPress={() => changing.mutate()}
          >
            {t('mailChange.confirm')}
          </Button>
        )
      }
    >
      {!isOver && <p>{t('mailChange.text')}</p>}
      {changing.isError && <Alert tone="danger">{say.ofError(changing.error)}</Alert>}
    </EmptyState>
  )
}

/** To the settings, or to the login where nobody is logged in here. */
export function WayOn() {
  const t = useWords()
  const isMember = useRole() !== 'visitor'
  return (
    <Link to={isMember ? `${paths.notifications}#email` : paths.login} {...buttonLook()}>
      {t(isMember ? 'ways.settings' : 'ways.login')}
    </Link>
  )
}
